"""What the set-up has made, listed file by file with sizes, times and sums, and compared with what is there now.

`made.py check PREFIX ROOT LIST PART...` prints a line for each part that must be made (again): its name, a tab, why.
`made.py note PREFIX ROOT LIST PART [INPUTS]` lists a part that was just made.
`made.py inputs ROOT PART` prints what a part is made from, as it is before the part is made.

The parts: `python` (the packages of python/requirements/LIST.txt), `jars` (the library), `engine` (the library
compiled for pages). A file counts as changed when its size has, or its time and its SHA-256; bytecode that Python
writes by itself is left out. Standard library only, and started without site packages: it must run when those are
damaged, and at every start.
"""

import hashlib
import json
import os
import sys

# Without these two front ends a live figure shows "Click to show javascript error".
LABEXTENSIONS = ("anywidget", "@jupyter-widgets/jupyterlab-manager")
# The library's modules by part. The engine is made from all: it is the library, compiled once more.
MODULES = {
    "jars": ("games", "documents", "survey", "widget", "lab"),
    "engine": ("games", "documents", "survey", "widget", "lab", "java-in-page/kernel", "web"),
}
# The jar of lib/web is the engine's, all others are the library's.
ENGINE_JAR = "nimbook-web-"


def record(prefix, part):
    return os.path.join(prefix, "share/nimbook", part + ".json")


def below(folder, part, skip):
    """Every file below `part`, relative to `folder`; `skip(path)` leaves some out."""
    for place, folders, files in os.walk(os.path.join(folder, part)):
        folders[:] = [name for name in folders if name != "__pycache__"]
        for name in files:
            path = os.path.relpath(os.path.join(place, name), folder)
            if not skip(path):
                yield path


def sum_of(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def state(path):
    """Size, time in whole seconds, as archives keep it, and sum."""
    status = os.stat(path)
    return [status.st_size, int(status.st_mtime), sum_of(path)]


def packages(prefix):
    """Every file that the installed packages brought, by their own lists."""
    site = "lib/python{}.{}/site-packages".format(*sys.version_info)
    for info in sorted(os.listdir(os.path.join(prefix, site))):
        path = os.path.join(prefix, site, info, "RECORD")
        if not info.endswith(".dist-info") or not os.path.isfile(path):
            continue
        with open(path, encoding="utf-8", newline="") as lines:
            for line in lines:
                # path,hash,size; a path with a comma stands in quotes.
                name = line[1:].split('"')[0] if line.startswith('"') else line.split(",")[0]
                name = os.path.normpath(os.path.join(site, name))
                if name.endswith(".pyc") or os.path.isabs(name):
                    continue
                if not os.path.isfile(os.path.join(prefix, name)):
                    sys.exit(f"{name} of {info.removesuffix('.dist-info')} was not installed")
                yield name


def digest(root, name):
    return sum_of(os.path.join(root, "python/requirements", name + ".txt"))


def interpreter():
    """A Python of another version, or of another place, does not find what this one installed."""
    return [list(sys.version_info[:2]), os.path.realpath(sys.executable)]


def inputs(root, part):
    """Size and time of every source, resource and pom that the part is made from."""
    paths = ["pom.xml", "LICENSE", "NOTICE"]
    paths += [f"lib/{module}/pom.xml" for module in MODULES[part]]
    # The tables of surveys are resources of lib/survey.
    for folder in ["docs/surveys", *(f"lib/{module}/src/main" for module in MODULES[part])]:
        for place, _, files in os.walk(os.path.join(root, folder)):
            paths += [os.path.relpath(os.path.join(place, name), root) for name in files]
    found = {}
    for path in paths:
        try:
            status = os.stat(os.path.join(root, path))
        except FileNotFoundError:
            continue
        found[path] = [status.st_size, status.st_mtime_ns]
    return found


def contents(prefix, part):
    """The state of every file of a part."""
    if part == "python":
        files = set(packages(prefix))
    else:
        engine = part == "engine"
        jars = "share/nimbook/jars"
        files = set(below(prefix, jars, lambda path: engine != os.path.basename(path).startswith(ENGINE_JAR)))
        if not files:
            sys.exit(f"{prefix}/{jars} has no jar")
        if not engine:
            files.add("share/nimbook/katex.jar")
    return {path: state(os.path.join(prefix, path)) for path in sorted(files)}


def note(prefix, root, wanted, part, made_from=None):
    files = contents(prefix, part)
    kept = {"prefix": prefix, "files": files}
    if part == "python":
        for name in LABEXTENSIONS:
            if not os.path.isfile(os.path.join(prefix, "share/jupyter/labextensions", name, "package.json")):
                sys.exit(f"JupyterLab in {prefix} lacks its extension {name}")
        kept["interpreter"] = interpreter()
        # The longer list holds the shorter one in the same versions.
        kept["lists"] = {name: digest(root, name) for name in ("lab", wanted)}
    else:
        with open(made_from, encoding="utf-8") as file:
            kept["inputs"] = json.load(file)
    path = record(prefix, part)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path + ".new", "w", encoding="utf-8") as file:
        json.dump(kept, file)
    os.replace(path + ".new", path)


def wrong(prefix, root, wanted, part):
    """Why the part must be made (again), in words that follow "because"; None when it is whole."""
    try:
        with open(record(prefix, part), encoding="utf-8") as file:
            kept = json.load(file)
        if kept["prefix"] != prefix:
            return "the folder was moved"
        if part == "python":
            if kept["interpreter"] != interpreter():
                return "Python has changed"
        elif kept["inputs"] != inputs(root, part):
            return "the sources have changed"
        damaged = damage(prefix, kept["files"])
        if damaged or part != "python" or kept["lists"].get(wanted) == digest(root, wanted):
            return damaged
        return "its list has changed"
    except FileNotFoundError:
        return "it is not made yet"
    except (ValueError, KeyError, TypeError, AttributeError):
        return "its list of files cannot be read"


def damage(prefix, files):
    stat, base = os.stat, prefix + "/"
    bad = []
    for path, (size, time, digest) in files.items():
        try:
            status = stat(base + path)
            # Reading all files would take a second at every start; what was written since has another time.
            if status.st_size == size and (int(status.st_mtime) == time or sum_of(base + path) == digest):
                continue
        except OSError:
            pass
        bad.append(path)
    if not bad:
        return None
    return f"{len(bad)} of {len(files)} files are missing or changed, the first is {bad[0]}"


def main(command, *arguments):
    if command == "inputs":
        json.dump(inputs(*arguments), sys.stdout)
    elif command == "note":
        note(*arguments)
    else:
        prefix, root, wanted, *parts = arguments
        for part in parts:
            reason = wrong(prefix, root, wanted, part)
            if reason:
                print(f"{part}\t{reason}")


if __name__ == "__main__":
    main(*sys.argv[1:])
