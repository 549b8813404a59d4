# The JDK, Maven and Python that are there; sourced by ./lab (bash 3.2).

least_java=17
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

# java_facts JAVA: prints "version<TAB>home<TAB>user's home". A JDK before 9 calls itself 1.8; the java that macOS has
# without a JDK prints nothing.
java_facts() {
  "$1" -XshowSettings:properties -version 2>&1 | awk -F' = ' '
    /^ *java\.version = / { v = $2; sub(/^1\./, "", v) }
    /^ *java\.home = /    { h = $2 }
    /^ *user\.home = /    { u = $2 }
    /version "/ && !v     { split($0, q, "\""); v = q[2]; sub(/^1\./, "", v) }
    END { if (v) printf "%s\t%s\t%s\n", v, h, u }'
}

# Places in which JDKs usually stand; one home a line.
known_jdks() {
  local h
  for h in /usr/lib/jvm/* /Library/Java/JavaVirtualMachines/*/Contents/Home \
           "$HOME"/.sdkman/candidates/java/* "$HOME"/.jdks/* \
           {/opt/homebrew,/usr/local}/opt/openjdk*/libexec/openjdk.jdk/Contents/Home; do
    [ -L "$h" ] || { [ -x "$h/bin/javac" ] && printf '%s\n' "$h"; }
  done
}

# jdk_major HOME: from its release file, or nothing.
jdk_major() {
  local v
  v=$(sed -n 's/^JAVA_VERSION="\(.*\)"$/\1/p' "$1/release" 2>/dev/null)
  v=${v#1.}; v=${v%%[!0-9]*}
  printf '%s' "$v"
}

install_lines() {   # NAME DEBIAN BREW CONDA
  say "  Debian, Ubuntu:  sudo apt-get install $2"
  say "  macOS:           brew install $3"
  say "  conda, mamba:    conda install -c conda-forge $4"
}

# Sets java_home, java_version and user_home, which is not HOME but what the system's list of users says, and "?" for a
# number without a name; JAVA_HOME comes before the PATH.
find_java() {
  local candidate facts version home found seen="" h
  for candidate in ${JAVA_HOME:+"$JAVA_HOME/bin/java"} java; do
    command -v "$candidate" >/dev/null 2>&1 || continue
    facts=$(java_facts "$candidate")
    [ -n "$facts" ] || continue
    version=${facts%%	*}; home=${facts#*	}; user_home=${home#*	}; home=${home%	*}
    if at_least "$version" $least_java && [ -x "$home/bin/javac" ]; then
      java_version=$version; java_home=$home
      if [ -n "${JAVA_HOME:-}" ] && [ "$candidate" = java ]; then
        say "JAVA_HOME ($JAVA_HOME) is not a JDK of version $least_java or newer${seen:+ ($seen)};" \
            "the one on the PATH is used: $home"
      fi
      return 0
    fi
    found="Java $version"
    ! at_least "$version" $least_java || found="$found without a compiler"
    seen="${seen:+$seen, }$found ($(command -v "$candidate"))"
  done
  if [ -z "$seen" ]; then say "nimbook needs a JDK, version $least_java or newer: none was found."
  else say "nimbook needs a JDK, version $least_java or newer: found $seen."; fi
  install_lines jdk openjdk-17-jdk openjdk openjdk
  known_jdks | while read -r h; do
    at_least "$(jdk_major "$h")" $least_java && { say "  One is here already:  JAVA_HOME='$h' ./lab"; break; }
  done
  return 1
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
