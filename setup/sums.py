"""The recorded SHA-256 of every file that Maven downloads for this project.

`sums.py record LIST REPOSITORY` writes the list from a local repository that holds nothing else.
`sums.py check LIST REPOSITORY JARS` compares the repository's files with the list, and the jars of a class path.

The list is in the form of sha256sum. Maven from 3.9 on reads it by itself (.mvn/maven.config) and uses no file that
differs. Older ones compare only with what the server says, so `./lab` compares after the build and before anything of
it is used.
"""

import hashlib
import os
import sys

# Built here, not downloaded.
OWN = "io/github/nimbook/"


def digest(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def record(path, repository):
    found = {}
    for place, _, names in os.walk(repository):
        for name in names:
            file = os.path.join(place, name)
            relative = os.path.relpath(file, repository).replace(os.sep, "/")
            if name.endswith((".jar", ".pom")) and not relative.startswith(OWN):
                found[relative] = digest(file)
    with open(path, "w", encoding="ascii", newline="\n") as file:
        file.writelines(f"{found[name]}  {name}\n" for name in sorted(found))


def read(path):
    with open(path, encoding="ascii") as file:
        return {name: value for value, name in (line.rstrip("\n").split("  ") for line in file)}


def differing(recorded, repository, jars):
    """What differs from the list: files of the repository, and jars of the class path, which must all be listed."""
    for name, value in recorded.items():
        file = os.path.join(repository, name)
        if os.path.exists(file) and digest(file) != value:
            yield file
    known = {(name.rpartition("/")[2], value) for name, value in recorded.items()}
    for name in sorted(os.listdir(jars)):
        file = os.path.join(jars, name)
        if not name.startswith("nimbook-") and (name, digest(file)) not in known:
            yield file


def main(command, path, repository, jars=None):
    if command == "record":
        record(path, repository)
        return
    wrong = list(differing(read(path), repository, jars))
    if wrong:
        sys.exit("checksum mismatch, or not in the list: " + ", ".join(wrong) + f"\nThe list: {path}")


if __name__ == "__main__":
    main(*sys.argv[1:])
