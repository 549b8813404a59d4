# The JDK, Maven and Python that are there; sourced by ./lab (bash 3.2).

least_python=3.10
least_maven=3.6.3               # the oldest that the Maven plugins of pom.xml accept

# at_least FOUND WANTED: compares dotted versions number by number.
at_least() {
  local found=$1 wanted=$2 f w
  while [ -n "$wanted" ]; do
    f=${found%%.*}; w=${wanted%%.*}
    f=${f%%[!0-9]*}; f=${f:-0}
    [ "$f" -gt "$w" ] && return 0
    [ "$f" -lt "$w" ] && return 1
    case $found in *.*) found=${found#*.} ;; *) found= ;; esac
    case $wanted in *.*) wanted=${wanted#*.} ;; *) wanted= ;; esac
  done
  return 0
}

install_lines() {   # NAME DEBIAN BREW CONDA
  say "  Debian, Ubuntu:  sudo apt-get install $2"
  say "  macOS:           brew install $3"
  say "  conda, mamba:    conda install -c conda-forge $4"
}

# Sets java_home, java_version and user_home, which is not HOME but what the system's list of users says, and "?" for a
# number without a name. The launcher finds the JDK, by any Python that runs.
find_java() {
  local facts runs="$prefix/bin/python"
  if ! { [ -x "$runs" ] && "$runs" -I -S -c '' 2>/dev/null; }; then
    find_python || return 1
    runs=$python
  fi
  facts=$("$runs" -I -S "$root/python/nimbook/launch/jdk.py") || return 1
  java_version=${facts%%	*}; java_home=${facts#*	}; user_home=${java_home#*	}; java_home=${java_home%	*}
}

find_maven() {
  local version
  if ! command -v mvn >/dev/null 2>&1; then
    say "nimbook needs Maven, version $least_maven or newer: none was found."
    install_lines maven maven maven maven
    return 1
  fi
  version=$(mvn -v 2>/dev/null | sed -n 's/^.*Apache Maven \([0-9][0-9.]*\).*$/\1/p' | head -n 1)
  at_least "${version:-0}" $least_maven && return 0
  say "nimbook needs Maven, version $least_maven or newer:" \
      "found Maven ${version:-of unknown version} ($(command -v mvn))."
  install_lines maven maven maven maven
  return 1
}

# Sets python: the first of the usual names that is new enough.
find_python() {
  local candidate version seen=""
  for candidate in python3 python python3.14 python3.13 python3.12 python3.11 python3.10; do
    command -v $candidate >/dev/null 2>&1 || continue
    version=$($candidate -c 'import sys; print("%d.%d.%d" % sys.version_info[:3])' 2>/dev/null) || continue
    [ -n "$version" ] || continue
    if at_least "$version" $least_python; then python=$(command -v $candidate); return 0; fi
    seen="${seen:+$seen, }Python $version ($(command -v $candidate))"
  done
  if [ -z "$seen" ]; then say "nimbook needs Python, version $least_python or newer: none was found."
  else say "nimbook needs Python, version $least_python or newer: found $seen."; fi
  install_lines python "python3 python3-venv" python python
  return 1
}
