"""All notebooks as a book that needs no kernel, no server and no network. ./lab book calls it."""
