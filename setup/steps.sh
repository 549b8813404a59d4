# Steps that take a while: what they say, one set-up at a time, stopping; sourced by ./lab (bash 3.2).

say() { printf '%s\n' "$*" >&2; }

# step LOG TEXT COMMAND...: says what it does and how long it took; on failure why, and where the log is.
step() {
  local log="$logs/$1.log" text=$2 began=$SECONDS
  shift 2
  say "· $text …"
  if "$@" >"$log" 2>&1 </dev/null; then
    say "· $text: $((SECONDS - began)) s"
  else
    say "· $text: failed"
    reason "$log" || tail -n 15 "$log" | sed 's/^/    /' >&2
    say "The whole log: $log"
    return 1
  fi
}

# has_room FILE: whether 64 KB can still be written next to it. A log on a full disk ends before it says why.
has_room() {
  local status=0
  { printf '%65536s' '' >"$1.room"; } 2>/dev/null || status=1
  rm -f "$1.room"
  return $status
}

# reason LOG: what went wrong and what to do, in a sentence, where the log shows a cause that a user can mend.
reason() {
  if grep -q -i -e 'no space left on device' -e 'disk quota exceeded' "$1" || ! has_room "$1"; then
    say "The disk is full. The set-up needs 400 MB in $root," \
        "and 300 MB in the caches of Maven and of pip or uv below $HOME."
  elif grep -q -i -e 'do not match the hashes' -e 'hash mismatch' -e 'hashes do not match' \
      -e 'checksum validation failed' -e 'checksum mismatch' "$1"; then
    say "A file that was downloaded is not the one that nimbook was tested with (its checksum differs);" \
        "nothing was installed from it."
    say "Try again; if it happens again, the package index or the network between may not be trusted."
  elif grep -q -i -e 'name resolution' -e 'dns error' -e 'failed to lookup address' -e 'unknown host' -e 'unknownhost' \
      -e 'could not resolve host' -e 'network is unreachable' -e 'no route to host' -e 'connection refused' \
      -e 'connect timed out' -e 'connection timed out' -e 'error sending request' \
      -e 'failed to establish a new connection' -e 'tunnel connection failed' -e 'nodename nor servname' "$1"; then
    say "The network cannot be reached. The first set-up needs it once, for 200 MB; later starts do not." \
        "Try again when it is there."
  else
    return 1
  fi
}

# write FILE: standard input to FILE, only when it says something new.
write() {
  local text
  text=$(cat)
  [ -f "$1" ] && [ "$(cat "$1")" = "$text" ] && return 0
  mkdir -p "$(dirname "$1")" && printf '%s\n' "$text" >"$1"
}

# ---- work in the background, and stopping it -------------------------------------------------------------------------

jobs_running=""

# begin COMMAND...: starts it with this script, in a process group of its own, so that stopping takes its children
# along.
begin() {
  set -m
  "$@" &
  jobs_running="$jobs_running $!"
  set +m
}

# finish: waits for all that was begun; fails when one of them has.
finish() {
  local job status=0
  for job in $jobs_running; do wait "$job" || status=1; done
  jobs_running=""
  return $status
}

# The process that calls it, within a subshell ($$ is the script's).
own_process() { exec sh -c 'printf %s "$PPID"'; }

# behind MARK LOG COMMAND...: starts it at low priority; the file MARK names its process while it runs.
behind() {
  local mark=$1 log=$2
  shift 2
  set -m
  (
    # Another one may have begun meanwhile.
    trap '[ "$(cat "$mark" 2>/dev/null)" != "$(own_process)" ] || rm -f "$mark"' EXIT
    "$@"
  ) </dev/null >"$log" 2>&1 &
  printf '%s\n' "$!" >"$mark"
  renice -n 10 -p "$!" >/dev/null 2>&1
  set +m
}

# until_end_of PROCESS COMMAND...: runs it, and ends it with the whole process group when PROCESS ends first.
until_end_of() {
  local process=$1 watch status
  shift
  (while kill -0 "$process" 2>/dev/null; do sleep 1; done; kill -TERM 0) &
  watch=$!
  "$@"
  status=$?
  kill "$watch"
  return $status
}

# A signal ends what was begun at once. What is half made is not listed as made, so the next start makes it again.
stop() {
  local job
  trap - INT TERM HUP
  for job in $jobs_running; do kill -TERM -- "-$job" 2>/dev/null; done
  say ""
  say "Stopped. The next ./lab goes on with what is missing."
  kill -"$1" $$
}

stoppable() {
  trap 'stop INT' INT
  trap 'stop TERM' TERM
  trap 'stop HUP' HUP
}

# ---- one set-up at a time --------------------------------------------------------------------------------------------

# take_turn PYTHON [PROCESS [WHAT]]: waits until no other ./lab sets up this clone, or makes WHAT in it. The lock is the
# kernel's, on descriptor 9, which this script and what it begins hold: it ends with them, however they end. Python sets
# it, because macOS has no program that does.
take_turn() {
  local lock="$root/build/lock${3:+-$3}"
  if ! { mkdir -p "$logs" && exec 9>>"$lock"; } 2>/dev/null; then
    say "$root cannot be written by $(id -un 2>/dev/null || id -u), so nothing can be set up in it:" \
        "copy it to a folder of your own."
    return 1
  fi
  "$1" -I -S -c '
import fcntl, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
try:
    fcntl.flock(9, fcntl.LOCK_EX | fcntl.LOCK_NB)
except BlockingIOError:
    other = open(sys.argv[1]).read().strip()
    made = sys.argv[2] or "this clone"
    print(f"Another ./lab sets up {made} (process {other}); waiting until it has finished …", file=sys.stderr)
    fcntl.flock(9, fcntl.LOCK_EX)
except OSError:
    pass  # a file system without locks
' "$lock" "${3:-}" || return 1
  printf '%s\n' "${2:-$$}" >"$lock"
}

end_turn() { exec 9>&-; }
