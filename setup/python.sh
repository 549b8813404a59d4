# The Python side: an environment with exactly the packages of python/requirements/*.txt; sourced by ./lab (bash 3.2).

# make_python LIST WHY: a whole environment only gets what its list adds; one that is damaged, moved or of another
# Python is made anew.
make_python() {
  local list=$1 fresh=
  # An environment that is made anew has again what it had.
  set -- "$1" "$2" "$prefix"/lib/python*/site-packages/pytest/__init__.py
  [ ! -f "$3" ] || list=tools
  [ "$2" = "its list has changed" ] || fresh=1
  if [ "$prefix" = "$root/.venv" ]; then
    [ -z "$fresh" ] || new_environment "$2" || return 1
  elif [ ! -x "$prefix/bin/python" ]; then
    say "--prefix: $prefix is not a Python environment (it has no bin/python)."
    return 1
  fi
  install_packages "$list" "$fresh" || return 1
  step python-list "listing the packages" made note "$prefix" "$root" "$list" python
}

# The library's jars are kept: they do not depend on Python.
new_environment() {
  local kept="$root/build/kept"
  [ ! -e "$prefix/pyvenv.cfg" ] || say "The Python environment in .venv is made anew: $1."
  rm -rf "$kept"
  [ ! -d "$prefix/share/nimbook" ] || mv "$prefix/share/nimbook" "$kept" || return 1
  if own_uv; then
    step venv "making .venv with $("$python" -V)" \
      "$uv" venv --quiet --clear --no-project --python "$python" "$prefix" || return 1
  else
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
      say "nimbook needs Python's venv module, which $python has not."
      say "  Debian, Ubuntu:  sudo apt-get install python3-venv"
      return 1
    fi
    rm -rf "$prefix"
    step venv "making .venv with $("$python" -V)" "$python" -m venv --without-pip "$prefix" || return 1
  fi
  [ ! -d "$kept" ] || { mkdir -p "$prefix/share" && mv "$kept" "$prefix/share/nimbook"; }
}

# uv is some times faster than pip. One on the PATH is used, else pip installs the one of python/requirements/uv.txt;
# NIMBOOK_INSTALLER=pip does without.
own_uv() {
  uv=
  [ "${NIMBOOK_INSTALLER:-uv}" = uv ] || return 1
  command -v uv >/dev/null 2>&1 && at_least "$(uv --version 2>/dev/null | sed 's/^uv //')" 0.5 || return 1
  uv=$(command -v uv)
}

# The pip of the Python that makes the environment takes 3 s for uv. To lay pip into the environment takes 6 more.
find_uv() {
  own_uv && return 0
  [ "${NIMBOOK_INSTALLER:-uv}" = uv ] || return 1
  uv="$prefix/bin/uv"
  set -- install -r "$root/python/requirements/uv.txt" --only-binary :all:
  { pip_install "$python" --python "$prefix/bin/python" "$@" ||
    { own_pip && pip_install "$prefix/bin/python" "$@"; } } && [ -x "$uv" ]
}

own_pip() { "$prefix/bin/python" -m pip --version >/dev/null 2>&1 || "$prefix/bin/python" -m ensurepip; }

# pip_install PYTHON ARGS...: by the pip of this Python.
pip_install() {
  local by=$1
  shift
  "$by" -m pip --disable-pip-version-check --no-input --retries 2 --timeout 30 "$@" --require-hashes
}

# install_packages LIST FRESH: every file must have a recorded hash. What is already there in the wrong form is
# installed again.
install_packages() {
  local list="$root/python/requirements/$1.txt" what="the packages of python/requirements/$1.txt" again=
  [ "$1" != lab ] || what="JupyterLab and the Java kernel"
  [ "$1" != tools ] || what="the packages for tests, book and benchmarks"
  if [ -n "$2" ] && [ "$prefix" != "$root/.venv" ]; then again=1; fi
  step packages "installing $what" install_with_either "$list" "$again"
}

# Copies, not links into uv's cache: a file that is damaged here must not be damaged there, too.
install_with_either() {
  if find_uv; then
    "$uv" pip install --python "$prefix/bin/python" --link-mode copy --require-hashes ${2:+--reinstall} -r "$1" &&
      return 0
    echo "uv could not install them; pip tries: it may know another package index."
  fi
  own_pip && pip_install "$prefix/bin/python" install ${2:+--force-reinstall} -r "$1"
}
