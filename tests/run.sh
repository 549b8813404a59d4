# shellcheck shell=bash
# The test layers; sourced by ./lab, whose functions it uses (bash 3.2). Every layer runs even when an earlier one failed.

layers="checks games lab notebooks browser jdks"
passed=0 failed=0 broken=""

# count LOG: adds what Maven's modules and pytest say at their ends.
count() {
  local sums
  sums=$(awk '
    /Tests run: [0-9]+, Failures: [0-9]+, Errors: [0-9]+, Skipped: [0-9]+/ && !/Time elapsed/ {
      gsub(/,/, ""); for (i = 1; i < NF; i++) { if ($i == "run:") r = $(i+1); if ($i == "Failures:") f = $(i+1); if ($i == "Errors:") e = $(i+1); if ($i == "Skipped:") s = $(i+1) }
      p += r - f - e - s; q += f + e }
    /^=.* in [0-9.]+s.*=$/ || /^[0-9]+ (passed|failed|error|errors|skipped).* in [0-9.]+s/ {
      gsub(/,/, ""); for (i = 2; i <= NF; i++) { if ($i == "passed") p += $(i-1); if ($i ~ /^(failed|errors?)$/) q += $(i-1) } }
    END { print p + 0, q + 0 }' "$1")
  passed=$((passed + ${sums% *})); failed=$((failed + ${sums#* }))
}

# layer NAME COMMAND...: shows the command's output and keeps it in a log.
layer() {
  local name=$1 log="$logs/test-$1.log" status
  shift
  mkdir -p "$logs"
  say "== $name"
  "$@" 2>&1 </dev/null | tee "$log"
  status=${PIPESTATUS[0]}
  count "$log"
  if [ "$status" -ne 0 ]; then
    broken="$broken $name"
    say "== $name failed; the whole log: $log"
  fi
}

# Maven's own lines are left out, but for warnings and what surefire says; its colour codes would cut the lines that are counted.
java_tests() {   # HOME ARGS...
  set -o pipefail
  maven "$@" | awk '
    { gsub(/\033\[[0-9;]*m/, "") }
    /^WARNING: / || /^ *$/ { next }
    /Tests run:|ERROR|FAIL|BUILD|WARNING.*\.java/ || !/^\[(INFO|WARNING)\]/ { print; fflush() }'
}

python_tests() {
  (cd "$root/tests" && JUPYTER_PREFER_ENV_PATH=1 "$prefix/bin/python" -m pytest "$@")
}

# Into a folder of its own, so that only what has changed is looked at again.
test_checks() {
  local status=0
  check_style || status=1
  java_tests "$java_home" -Pchecks -Dnimbook.target=target-checks -pl lib/games,lib/widget,lib/lab,lib/web compile || status=1
  return "$status"
}
test_games() { java_tests "$java_home" -pl lib/games test; }
test_lab() {
  local status=0
  java_tests "$java_home" -Pbench -pl lib/widget,lib/lab,lib/web,lib/bench -am -Dnimbook.games.skipTests=true test || status=1
  python_tests project || status=1
  return "$status"
}
test_notebooks() { python_tests notebooks; }
test_browser() {
  local chromium
  chromium=$(cd "$root/tests" && "$prefix/bin/python" -m support.chromium) || return 1
  NIMBOOK_CHROMIUM=$chromium python_tests browser
}

# The other JDKs to test on: those named in NIMBOOK_JDKS, else the oldest and the newest that are found beside the default one.
other_jdks() {
  local h v own
  own=$(jdk_major "$java_home")
  if [ -n "${NIMBOOK_JDKS:-}" ]; then printf '%s\n' "$NIMBOOK_JDKS" | tr : '\n'; return; fi
  known_jdks | while read -r h; do
    v=$(jdk_major "$h")
    [ -n "$v" ] && [ "$v" -ge "$least_java" ] && [ "$v" != "$own" ] && printf '%s\t%s\n' "$v" "$h"
  done | sort -n | awk -F'\t' 'NR == 1 { print $2; first = $1 } { last = $2; lastv = $1 } END { if (lastv != first) print last }'
}

# On another JDK: the Java tests in a folder of their own, then one notebook in a kernel on it.
test_jdks() {
  local home major target status=0 none=1
  # Not a pipe, whose loop would lose the status; the newline is the only separator of homes.
  local IFS='
'
  for home in $(other_jdks); do
    unset IFS
    none=0
    major=$(jdk_major "$home"); target=target-jdk$major
    printf '%s\n' "-- JDK $major ($home)"
    java_tests "$home" -pl lib/games,lib/widget,lib/lab -Dnimbook.target="$target" test || status=1
    step "jars-jdk$major" "building the library with JDK $major" package_all "$home" "$target" || { status=1; continue; }
    kernelspec "$home" "$root/lib/lab/$target/jars" | write "$root/build/jdk$major/kernels/java/kernel.json"
    JUPYTER_PATH="$root/build/jdk$major" NIMBOOK_ONE_NOTEBOOK=1 NIMBOOK_EXPECT_JDK="$major" python_tests notebooks || status=1
  done
  [ "$none" = 0 ] || printf '%s\n' "No JDK beside $java_version was found; name some in NIMBOOK_JDKS."
  return "$status"
}

run_tests() {
  local name began=$SECONDS
  for name in "$@"; do
    case " $layers " in *" $name "*) ;; *) say "./lab test: unknown layer $name (allowed: $layers)"; exit 2 ;; esac
  done
  # shellcheck disable=SC2086  # names without blanks
  [ $# -gt 0 ] || set -- $layers
  find_maven || exit 1
  for name in "$@"; do layer "$name" "test_$name"; done
  say ""
  say "Tested on JDK $java_version: $* ($((SECONDS - began)) s)"
  printf '%s\n' "$passed passed, $failed failed"
  if [ -n "$broken" ]; then say "Failed:$broken"; exit 1; fi
  exit 0
}
