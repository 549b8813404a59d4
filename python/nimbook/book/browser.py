"""Finds a Chromium, Chrome or Edge, which all print."""

import ntpath
import os
import platform
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

# Chromium without its window, a program of its own in Debian: a page takes half the processor time.
HEADLESS = "chromium-headless-shell"
NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge", "msedge"]
MAC = ["Chromium", "Google Chrome", "Microsoft Edge"]
WINDOWS = [r"Google\Chrome\Application\chrome.exe", r"Microsoft\Edge\Application\msedge.exe"]


def usual_places(system: str, env: Mapping[str, str], home: str) -> list[str]:
    """Where browsers are that no PATH leads to."""
    if system == "Darwin":
        return [f"{top}/Applications/{app}.app/Contents/MacOS/{app}" for top in ("", home) for app in MAC]
    if system == "Windows":
        tops = [env.get(name) for name in ("ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA")]
        return [ntpath.join(top, below) for top in tops if top for below in WINDOWS]
    return []


def playwrights_own() -> str | None:
    """What the tests have installed."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as p:
        path = p.chromium.executable_path
    return path if path and Path(path).exists() else None


def find() -> str | None:
    """The one named in NIMBOOK_CHROMIUM, else one on the PATH, in a usual place of the system, or Playwright's own."""
    named = os.environ.get("NIMBOOK_CHROMIUM")
    if named:
        if shutil.which(named):
            return named
        raise SystemExit(f"NIMBOOK_CHROMIUM is {named}: there is no such program.")
    for name in (HEADLESS, *NAMES):
        if path := shutil.which(name):
            return path
    for path in usual_places(platform.system(), os.environ, os.path.expanduser("~")):
        if Path(path).exists():
            return path
    return playwrights_own()


def arguments() -> list[str]:
    """What it must be started with: root, as in a container, may only do so without its sandbox; and not every Linux
    lets others have one.
    """
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return ["--no-sandbox"] if root or sys.platform == "linux" else []
