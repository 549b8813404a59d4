# shellcheck shell=bash
# The formatters and linters, pinned as everything else; sourced by ./lab, whose functions it uses (bash 3.2).

# lint NAME COMMAND...: one line when the command finds nothing, else what it finds; the others run all the same.
lint() {
  local name=$1 log="$logs/check-$1.log"
  shift
  mkdir -p "$logs"
  if "$@" >"$log" 2>&1 </dev/null; then
    printf '· %s: clean\n' "$name"
  else
    printf '· %s:\n' "$name"
    grep -v -e '^\[ERROR\] *$' -e 'Re-run Maven' -e 'To see the full stack' -e 'errors and possible' -e 'Help 1' "$log"
    found="$found $name"
  fi
}

# check_style [--fix]: with --fix, what can be mended is, and what is left is shown.
check_style() {
  local fix=${1:-} found="" bin="$prefix/bin" goal=check
  cd "$root" || return 1
  if [ "$fix" = --fix ]; then
    goal=apply
    lint ruff-format "$bin/ruff" format --quiet
  else
    lint ruff-format "$bin/ruff" format --quiet --diff
  fi
  lint ruff "$bin/ruff" check --quiet ${fix:+--fix}
  lint oxlint "$bin/oxlint" --deny-warnings ${fix:+--fix}
  lint shellcheck "$bin/shellcheck" -a lab postBuild
  lint spotless maven "$java_home" -q -N "spotless:$goal"
  [ -z "$found" ] && return 0
  if [ -n "$fix" ]; then printf '%s\n' "Left to mend by hand:$found"
  else printf '%s\n' "Not clean:$found. ./lab check --fix mends what can be mended."; fi
  return 1
}
