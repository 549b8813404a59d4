"""What every Python that the tests start runs first, as tests/run.sh names this folder in PYTHONPATH.

With rfc3987_syntax, jsonschema checks texts of the format "iri", which no schema of Jupyter's has; its import takes two
seconds of processor in each server, nbconvert and worker of the tests. jsonschema does without where it is missing.
"""

import sys

sys.modules["rfc3987_syntax"] = None
