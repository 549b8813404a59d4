# shellcheck shell=bash
# The test layers; sourced by ./lab, whose functions it uses (bash 3.2).
#
# A layer is what the command line names. A step is what runs: one call of Maven or of pytest serves several layers.
# Steps run side by side, and one that fails stops no other.

layers=(checks games lab notebooks browser jdks)
chosen=()            # the layers to run
marks=()             # pytest's option -m; by itself it leaves out the tests marked "all" (pytest.ini)
passed=0 failed=0 broken=""

programs=""          # how many generated programs the interpreter runs; by itself some hundred

cores=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
forks=$cores         # JVMs of tests at once
kernels=$root/build/tests

# among WORD LIST...: whether the list has the word.
among() {
  local word=$1
  shift
  case " $* " in *" $word "*) return 0 ;; esac
  return 1
}

chosen() { among "$1" "${chosen[@]}"; }

# ---- Java ------------------------------------------------------------------------------------------------------------

# Maven's own lines are left out, but for warnings and what surefire says; its colour codes would cut the lines that are
# counted. A failed test must not keep the modules that need its own from being tested: count finds it.
java_tests() {   # HOME ARGS...
  set -o pipefail
  maven "$@" ${programs:+"$programs" -Dnimbook.long=true} -Dnimbook.forks="$forks" \
    -Dmaven.test.failure.ignore=true | awk '
    { gsub(/\033\[[0-9;]*m/, "") }
    /^WARNING: / || /^ *$/ { next }
    /Tests run:|ERROR|FAIL|BUILD|WARNING.*\.java/ || !/^\[(INFO|WARNING)\]/ { print; fflush() }'
}

# Into a folder of its own, so that only what has changed is looked at again.
step_checks() {
  local status=0 modules=lib/games,lib/documents,lib/survey,lib/widget,lib/lab,lib/java-in-page/kernel,lib/web
  check_style || status=1
  java_tests "$java_home" -Pchecks -Dnimbook.target=target-checks -pl "$modules" compile || status=1
  return "$status"
}

step_java() {
  if ! chosen lab; then java_tests "$java_home" -pl lib/games,lib/documents test
  elif chosen games; then java_tests "$java_home" -Pbench,page-compiler test
  else java_tests "$java_home" -Pbench,page-compiler -Dnimbook.games.skipTests=true test; fi
}

jdks() { "$prefix/bin/python" -I -S "$root/python/nimbook/launch/jdk.py" "$@"; }

# The other JDKs to test on: those named in NIMBOOK_JDKS, else the oldest and the newest found besides the default one.
other_jdks() {
  local h v own=${java_version%%[!0-9]*}
  if [ -n "${NIMBOOK_JDKS:-}" ]; then printf '%s\n' "$NIMBOOK_JDKS" | tr : '\n'; return; fi
  jdks --all | while IFS='	' read -r v h; do
    v=${v%%[!0-9]*}
    [ "$v" = "$own" ] || printf '%s\t%s\n' "$v" "$h"
  done | sort -n | awk -F'\t' '
    NR == 1 { print $2; first = $1 }
    { last = $2; lastv = $1 }
    END { if (lastv != first) print last }'
}

# On another JDK: the Java tests in a folder of their own, then a kernel on it with what it says, and one notebook.
step_jdks() {
  local home major target status=0 none=1
  # Not a pipe, whose loop would lose the status; the newline is the only separator of homes.
  local IFS='
'
  for home in $(other_jdks); do
    unset IFS
    none=0
    major=$(jdks --major "$home"); target=target-jdk$major
    printf '%s\n' "-- JDK $major ($home)"
    java_tests "$home" -pl lib/games,lib/documents,lib/survey,lib/widget,lib/lab \
      -Dnimbook.target="$target" test || status=1
    step "jars-jdk$major" "building the library with JDK $major" package_all "$home" "$target" ||
      { status=1; continue; }
    kernelspec "$root/build/jdk$major" "$home" "$root/lib/lab/$target/jars" || status=1
    # What is stored holds the classes of its cells, as another compiler writes them otherwise.
    kernels="$root/build/jdk$major" NIMBOOK_EXPECT_JDK="$major" python_tests notebooks \
      -k "(kernel or readme or 01-wythoff or 01_wythoff) and not stored_outputs" || status=1
  done
  [ "$none" = 0 ] || printf '%s\n' "No JDK beside $java_version was found; name some in NIMBOOK_JDKS."
  return "$status"
}

# ---- Python ----------------------------------------------------------------------------------------------------------

# Kernels of tests compile with the JVM's first compiler alone: they end before the second one pays, and a notebook
# takes 10 seconds of processor in place of 17. With room for new objects it takes an eighth less. Of what they measure,
# tests look at memory alone (test_17), for which one run is enough. A server of JupyterLab imports in one second what
# takes five when bytecode is not kept, as images of containers have it, and what tests/start leaves out is not.
python_tests() {
  kernelspec "$root/build/tests" "$java_home" "$prefix/share/nimbook/jars" \
    -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:NewSize=64m -XX:MaxNewSize=64m -XX:InitialHeapSize=160m \
    -Dnimbook.measure.ns=1 || return 1
  (cd "$root/tests" && unset PYTHONDONTWRITEBYTECODE &&
    PYTHONPATH="$root/tests/start${PYTHONPATH:+:$PYTHONPATH}" JUPYTER_PREFER_ENV_PATH=1 JUPYTER_PATH="$kernels" \
    "$prefix/bin/python" -m pytest ${marks[@]+"${marks[@]}"} "$@")
}

in_browser() {   # COMMAND...
  local chromium
  chromium=$(project_python -m support.chromium) || return 1
  NIMBOOK_CHROMIUM=$chromium "$@"
}

# tests/conftest.py says what stays on one worker and what begins first.
step_python() {
  # With it a kernel of the tests starts in half the time.
  has_archive || make_archive || return 1
  # A test of the browser waits for half of its time: one worker more than cores keeps them busy.
  set -- -n "$((cores + 1))" --dist loadgroup --no-loadscope-reorder
  chosen lab && set -- "$@" project
  chosen notebooks && set -- "$@" notebooks
  if chosen browser; then in_browser python_tests "$@" browser; else python_tests "$@"; fi
}

# A machine that has no browser gets one while the engine is compiled.
step_chromium() { in_browser true; }

# The library for pages: its compiler keeps one core busy, and javac for pages, the first time, the other.
step_engine() { set_up tools python jars engine; }

# javac for pages, which tests of cells edited in a page need: with the first run of a version, with the other steps
# and behind them. Those tests wait for it (support/pagejava.py).
page_compiler_in_background() {
  has_page_compiler && return 0
  export NIMBOOK_PAGE_COMPILER_LOG="$logs/page-compiler-background.log" \
    NIMBOOK_PAGE_COMPILER_MARK="$root/build/page-compiler.pid"
  mkdir -p "$logs" && behind "$NIMBOOK_PAGE_COMPILER_MARK" "$NIMBOOK_PAGE_COMPILER_LOG" page_compiler
  say "· compiling javac for pages in the background, once; the tests that need it wait for it"
}

# ---- running and counting --------------------------------------------------------------------------------------------

# count LOG: adds what Maven's modules and pytest say at their ends; `wrong` is what failed in this log.
count() {
  local sums
  sums=$(awk '
    /Tests run: [0-9]+, Failures: [0-9]+, Errors: [0-9]+, Skipped: [0-9]+/ && !/Time elapsed/ {
      gsub(/,/, "")
      for (i = 1; i < NF; i++) n[$i] = $(i + 1)
      p += n["run:"] - n["Failures:"] - n["Errors:"] - n["Skipped:"]; q += n["Failures:"] + n["Errors:"] }
    /^=.* in [0-9.]+s.*=$/ || /^[0-9]+ (passed|failed|error|errors|skipped|deselected).* in [0-9.]+s/ {
      gsub(/,/, "")
      for (i = 2; i <= NF; i++) {
        if ($i == "passed") p += $(i - 1)
        if ($i ~ /^(failed|errors?)$/) q += $(i - 1) } }
    END { print p + 0, q + 0 }' "$1")
  wrong=${sums#* }
  passed=$((passed + ${sums% *})); failed=$((failed + wrong))
}

ended() {   # STEP STATUS SECONDS
  local log="$logs/test-$1.log" wrong
  count "$log"
  if [ "$2" -eq 0 ] && [ "$wrong" -eq 0 ]; then say "== $1: $3 s"; return; fi
  broken="$broken $1"
  say "== $1 failed after $3 s; the whole log: $log"
}

# Every process that comes from this shell; kernels and browsers stand in sessions of their own, but have their parents.
descendants() {
  if [ -r /proc/self/stat ]; then
    cat /proc/[0-9]*/stat 2>/dev/null | sed -n 's/^\([0-9]*\) (.*) [A-Za-z] \([0-9]*\) .*/\1 \2/p'
  else
    ps -A -o pid=,ppid=
  fi | awk -v top=$$ '
    { parent[$1] = $2 }
    END {
      for (p in parent) {
        for (q = p; q in parent && q != top; q = parent[q]);
        if (q == top && p != top) print p } }'
}

# Ctrl-C: everything that was started ends, at once where it does not listen.
stop_all() {
  local started process left alive
  trap '' INT TERM HUP
  say "Stopped: ending what was started …"
  started=$(descendants)
  for process in $started; do kill -TERM "$process" 2>/dev/null; done
  # What has been killed is gone a moment later.
  for left in 10 9 8 7 6 5 4 3 2 1 0 -1 -2 -3 -4; do
    sleep 0.5
    alive=""
    for process in $started; do ! kill -0 "$process" 2>/dev/null || alive="$alive $process"; done
    [ "$alive" ] || break
    # shellcheck disable=SC2086
    [ "$left" -gt 0 ] || kill -KILL $alive 2>/dev/null
  done
  exit 130
}

# side_by_side STEP...: runs them at once. One alone is shown as it goes; of several, each one's output is shown whole
# when it ends, and every half a minute how far they are.
side_by_side() {
  local name status seconds left=$# alone="" began=$SECONDS pipe="$logs/test.pipe" running=" $* "
  { mkdir -p "$logs" && rm -f "$pipe" && mkfifo "$pipe" && exec 3<>"$pipe" && rm "$pipe"; } || exit 1
  [ $# = 1 ] && alone=yes
  if [ $alone ]; then exec 4>&1; else exec 4>/dev/null; fi
  # In groups of their own the steps do not hear Ctrl-C: this shell ends them, while it still knows who they are.
  set -m
  for name in "$@"; do
    say "== $name"
    {
      set -o pipefail
      "step_$name" 2>&1 </dev/null | tee "$logs/test-$name.log" >&4
      echo "$name $? $((SECONDS - began))" >&3
    } &
  done
  set +m
  while [ "$left" -gt 0 ]; do
    if read -r -t 30 name status seconds <&3; then
      left=$((left - 1)); running=${running/ $name / }
      [ $alone ] || cat "$logs/test-$name.log"
      ended "$name" "$status" "$seconds"
    elif [ ! $alone ]; then
      for name in $running; do
        say "   $name, $((SECONDS - began)) s: $(tail -n 1 "$logs/test-$name.log" | cut -c 1-100)"
      done
    fi
  done
  exec 3>&- 4>&-
}

# ---- what the command line asks for ----------------------------------------------------------------------------------

# only LAYER NAME...: these test classes, files of tests or notebooks, with the tests marked "all".
classes="" modules="" files=() notebook=""
only() {
  local layer=$1 folder=$1 name found file
  shift
  [ "$layer" = lab ] && folder=project
  for name in "$@"; do
    found=""
    case $layer:$name in
      lab:*.py* | notebooks:*.py* | browser:*.py*)
        [ -f "$root/tests/$folder/${name%%::*}" ] && found=yes && files+=("$folder/$name") ;;
      notebooks:*)
        [ -f "$root/notebooks/$name.ipynb" ] && found=yes &&
          notebook="${notebook:+$notebook or }$name or ${name//-/_}" ;;
      games:* | lab:*)
        for file in "$root"/lib/{*,java-in-page/*}/src/test/java/nimbook/{*,*/*}/"${name%%#*}.java"; do
          [ -f "$file" ] || continue
          file=${file#"$root"/}; file=${file%%/src/*}
          case $layer:$file in
            games:lib/games | games:lib/documents | lab:lib/[!dg]*) found=yes; modules="$modules,$file" ;;
          esac
        done
        classes="$classes,$name" ;;
    esac
    [ $found ] || { say "./lab test $layer: $name is no test class, file of tests or notebook of this layer."; exit 2; }
  done
  chosen=("$layer") marks=(-m "")
}

step_only() {
  local status=0 run=python_tests
  chosen browser && run="in_browser python_tests"
  [ ${#files[@]} = 0 ] || ! (cd "$root/tests" && grep -q 'pagejava import.*compiler' "${files[@]%%::*}") ||
    page_compiler
  [ -z "$classes" ] || java_tests "$java_home" -Pbench,page-compiler -pl "${modules#,}" -am -Dtest="${classes#,}" \
    -Dsurefire.failIfNoSpecifiedTests=false test || status=1
  [ -z "$notebook" ] || python_tests notebooks -k "$notebook" || status=1
  [ ${#files[@]} = 0 ] || $run "${files[@]}" || status=1
  return "$status"
}

run_tests() {
  local word began=$SECONDS some="" first_steps=() java_steps=() python_steps=()
  if [ $# -gt 1 ] && among "$1" "${layers[@]}" && ! among "$2" "${layers[@]}"; then
    only "$@"
    some=yes
    [ -z "$notebook${files[*]-}" ] || python_steps=(only)
  else
    if [ "$*" = all ]; then set -- "${layers[@]}"; marks=(-m "") programs=-Dnimbook.programs=10000
    elif [ $# = 0 ]; then set -- checks games lab notebooks browser; fi
    for word in "$@"; do
      among "$word" "${layers[@]}" || { say "./lab test: unknown layer $word (allowed: all ${layers[*]})"; exit 2; }
    done
    chosen=("$@")
    if chosen games || chosen lab; then java_steps=(java); fi
    if chosen lab || chosen notebooks || chosen browser; then python_steps=(python); fi
  fi
  # Java by itself needs nothing of Python's.
  if [ ${#python_steps[@]} -gt 0 ] || { [ ! $some ] && chosen jdks; }; then set_up tools python jars || exit 1
  elif chosen checks; then set_up tools python || exit 1
  else usable_home && find_java || exit 1; fi
  find_maven || exit 1
  trap stop_all INT TERM HUP
  if [ $some ]; then
    [ ${#python_steps[@]} = 0 ] || step_engine || exit 1
    side_by_side only
  else
    if chosen browser || { chosen lab && [ ${#marks[@]} -gt 0 ]; }; then page_compiler_in_background; fi
    if [ ${#python_steps[@]} -gt 0 ] || chosen jdks; then first_steps=(engine); fi
    if chosen browser; then first_steps+=(chromium); fi
    [ ${#first_steps[@]} = 0 ] || side_by_side "${first_steps[@]}"
    # shellcheck disable=SC2086
    ! among engine $broken || exit 1
    # Maven by itself keeps one core busy, and tests of the browser wait for half of their time.
    [ ${#java_steps[@]} = 0 ] || [ ${#python_steps[@]} = 0 ] || forks=$(((cores + 1) / 2))
    if chosen checks; then java_steps+=(checks); fi
    set -- ${java_steps[@]+"${java_steps[@]}"} ${python_steps[@]+"${python_steps[@]}"}
    [ $# = 0 ] || side_by_side "$@"
  fi
  if [ ! $some ] && chosen jdks; then forks=$cores; side_by_side jdks; fi
  say ""
  say "Tested on JDK $java_version: ${chosen[*]} ($((SECONDS - began)) s)"
  printf '%s\n' "$passed passed, $failed failed"
  if [ -n "$broken" ]; then say "Failed:$broken"; exit 1; fi
  exit 0
}
