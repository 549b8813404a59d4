"""What starts nimbook: it finds a JDK, opens JupyterLab on the notebooks, and starts the Java kernel."""
