"""What a reader's start is made of: the JDK, the kernel, the notebooks, JupyterLab."""
