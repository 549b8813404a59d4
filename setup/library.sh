# The library's jars, the engine for pages and the kernel; sourced by ./lab (bash 3.2).

# maven JAVA_HOME ARGS...: with the project's pom. Where Java's home folder cannot be written, HOME takes its place.
maven() {
  local home=$1 maven_repository=$maven_repository
  shift
  [ -n "$maven_repository" ] || { [ -d "$user_home" ] && [ -w "$user_home" ]; } || maven_repository=$(repository)
  JAVA_HOME="$home" mvn -B -Dstyle.color=never -f "$root/pom.xml" \
    ${maven_repository:+"-Dmaven.repo.local=$maven_repository"} "$@"
}

# package HOME TARGET: leaves the jars, with those they need at run time, in lib/lab/TARGET/jars.
package() {
  rm -rf "$root/lib/lab/$2/jars"
  maven "$1" -pl lib/lab -am -Dnimbook.target="$2" -Dmaven.test.skip=true package
}

# sums COMMAND REPOSITORY...: the recorded checksums of what Maven downloads.
sums() {
  local command=$1
  shift
  "$python" -I -S "$root/setup/sums.py" "$command" "$root/.mvn/checksums/checksums.sha256" "$@"
}

# Where Maven keeps what it has downloaded: here, or where the user's settings say.
repository() {
  local named home=$user_home
  { [ -d "$home" ] && [ -w "$home" ]; } || home=$HOME
  named=$(sed -n 's:.*<localRepository>\(.*\)</localRepository>.*:\1:p' "$home/.m2/settings.xml" 2>/dev/null |
    head -n 1)
  printf '%s' "${maven_repository:-${named:-$home/.m2/repository}}"
}

package_checked() { package "$1" "$2" && sums check "$(repository)" "$root/lib/lab/$2/jars"; }

# record_sums HOME: every file that Maven downloads for the build, the tests, the benchmarks, Spark, ./lab check
# and the mutations, into an empty repository.
record_sums() {
  local empty="$root/build/recorded-repository" status=1
  rm -rf "$empty"
  maven_repository="$empty" record_into "$1" && sums record "$empty" && status=0
  rm -rf "$empty" "$root"/target-lock "$root"/lib/*/target-lock "$root"/lib/*/*/target-lock
  return $status
}

record_into() {
  set -- "$1" -Dnimbook.target=target-lock -Dexec.skip=true
  maven "$@" -Pbench,spark,page-compiler -Dtest=ZeckendorfTest -Dsurefire.failIfNoSpecifiedTests=false install &&
    maven "$@" -Pchecks \
      -pl lib/games,lib/documents,lib/survey,lib/widget,lib/lab,lib/java-in-page/kernel,lib/web compile &&
    maven "$@" -N spotless:check &&
    maven "$@" -Pmutation -pl lib/games test-compile org.pitest:pitest-maven:mutationCoverage \
      '-DtargetClasses=nimbook.core.Work' '-DtargetTests=nimbook.core.*'
}

# package_engine HOME TARGET: leaves the library compiled for pages in lib/web/TARGET. TeaVM computes for a minute: with
# both compilers of the JVM it takes 83 seconds of processor in place of 143, where the rest of Maven ends before the
# second one pays.
package_engine() {
  rm -f "$root/lib/web/$2"/nimbook-web-*.jar
  MAVEN_OPTS="-XX:TieredStopAtLevel=4 ${MAVEN_OPTS:-}" maven "$1" -pl lib/web -am -Dnimbook.target="$2" \
    -Dmaven.test.skip=true package
}

# package_all HOME TARGET: the engine's jar with the others, too.
package_all() {
  package "$1" "$2" && package_engine "$1" "$2" && cp "$root/lib/web/$2"/nimbook-web-*.jar "$root/lib/lab/$2/jars/"
}

made() { "$prefix/bin/python" -I -S "$root/setup/made.py" "$@"; }

# The sources are listed before the build: what is edited meanwhile is built again by the next start.
build_jars() {
  "$python" -I -S "$root/setup/made.py" inputs "$root" jars >"$root/build/jars.inputs" || return 1
  step jars "building the library with JDK $java_version" package_checked "$java_home" target
}

# A running kernel keeps the jars that it has opened: the folder takes the place of the old one, whose files stay until
# they are closed.
place_jars() {
  local share="$prefix/share/nimbook"
  mkdir -p "$share" && rm -rf "$share/jars.new"
  cp -R "$root/lib/lab/target/jars" "$share/jars.new" && cp "$root/lib/lab/target/book/katex.jar" "$share/" || return 1
  # An engine of these sources stays; another one must not be found by a page.
  [ -n "$(made check "$prefix" "$root" lab engine)" ] || cp "$share/jars"/nimbook-web-*.jar "$share/jars.new/" ||
    return 1
  rm -rf "$share/jars" && mv "$share/jars.new" "$share/jars" &&
    made note "$prefix" "$root" lab jars "$root/build/jars.inputs"
}

# The engine's compiler takes as long as all the rest, and only a page that stays live needs what it makes.
make_engine() {
  local jars="$prefix/share/nimbook/jars" from="$root/build/engine.inputs" jar
  made inputs "$root" engine >"$from" || return 1
  step engine "compiling the library for live pages" package_engine "$java_home" target || return 1
  for jar in "$root"/lib/web/target/nimbook-web-*.jar; do
    cp "$jar" "$jars/engine.part" && mv "$jars/engine.part" "$jars/${jar##*/}" || return 1
  done
  made note "$prefix" "$root" lab engine "$from"
}

# What javac for pages is made from: its version, TeaVM's, and the sources of the module and of its build.
page_compiler_inputs() (
  local kernel=lib/java-in-page/kernel/src/main/java/nimbook
  cd "$root" && { grep -e '<frgaal.version>' -e '<teavm.version>' pom.xml
    find lib/java-in-page/compiler/{LICENSE,CHANGES.txt,pom.xml,src/main} \
      $kernel/{classlib,dispatch,interpreter/JavaArithmetic.java} -type f -exec cksum {} + | LC_ALL=C sort; } | cksum
)

has_page_compiler() {
  local module="$root/lib/java-in-page/compiler/target/module"
  [ -f "$module/compiler.wasm" ] && [ "$(page_compiler_inputs)" = "$(cat "$module.stamp" 2>/dev/null)" ]
}

# javac for pages: a minute of processor, and again only when what it is made from has changed. Class files go to a
# folder of their own and the lock is its own, so that neither tests nor a start of the lab wait for it.
page_compiler() {
  has_page_compiler && return 0
  find_maven && take_turn "$python" "" page-compiler || return 1
  if ! has_page_compiler; then
    rm -f "$root/lib/java-in-page/compiler/target/module.stamp"
    page_compiler_inputs >"$root/build/page-compiler.inputs"
    step page-compiler "compiling javac for pages, once" \
      maven "$java_home" -Ppage-compiler -pl lib/java-in-page/compiler -am -Dnimbook.target=target-module \
      -Dmaven.test.skip=true package || return 1
    mv "$root/build/page-compiler.inputs" "$root/lib/java-in-page/compiler/target/module.stamp" || return 1
  fi
  end_turn
}

# kernelspec DATA JAVA_HOME JARS OPTION...: writes the kernelspec "nimbook" into a data folder of Jupyter's.
kernelspec() {
  "$prefix/bin/python" -I -S "$root/python" kernelspec "$prefix/share/jupyter/kernels/java/jjava.jar" "$@"
}

# A kernel writes the archive of its classes as it ends; the kernelspec names it, and the next kernels start quicker.
has_archive() { grep -q SharedArchiveFile "$prefix/share/jupyter/kernels/nimbook/kernel.json"; }

make_archive() {
  step archive "preparing quick starts of the kernel" "$prefix/bin/python" "$root/python" archive \
    "$prefix/share/jupyter/kernels/java/jjava.jar" "$java_home" "$prefix/share/nimbook/jars" && set_up_jupyter
}
