package nimbook.compiler;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import javax.tools.FileObject;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;

/** What javac reads and writes in place of files: an archive, and the classes that one run of it makes. */
final class MemoryFiles implements JavaFileManager {

    /** The one module of the JDK's classes. */
    static final String BASE = "java.base";

    /** The place of that module's classes. */
    private enum Place implements Location {
        SYSTEM;

        @Override
        public String getName() {
            return "SYSTEM_MODULES[" + BASE + "]";
        }

        @Override
        public boolean isOutputLocation() {
            return false;
        }
    }

    /** What was written, in order. */
    final List<ClassBytes> written = new ArrayList<>();

    private final Archive archive;

    MemoryFiles(Archive archive) {
        this.archive = archive;
    }

    @Override
    public Iterable<JavaFileObject> list(Location location, String packageName, Set<JavaFileObject.Kind> kinds,
            boolean recurse) {
        boolean here = location == Place.SYSTEM || location == StandardLocation.CLASS_PATH;
        if (!here || !kinds.contains(JavaFileObject.Kind.CLASS)) return Collections.emptyList();
        return Collections.unmodifiableList(archive.list(location == Place.SYSTEM, packageName));
    }

    @Override
    public String inferBinaryName(Location location, JavaFileObject file) {
        return ((ClassBytes) file).name;
    }

    @Override
    public boolean isSameFile(FileObject a, FileObject b) {
        return a == b;
    }

    @Override
    public boolean contains(Location location, FileObject file) {
        return false;
    }

    @Override
    public boolean hasLocation(Location location) {
        return location == StandardLocation.CLASS_PATH || location == Place.SYSTEM;
    }

    @Override
    public Location getLocationForModule(Location location, String module) {
        return location == StandardLocation.SYSTEM_MODULES && module.equals(BASE) ? Place.SYSTEM : null;
    }

    @Override
    public Iterable<Set<Location>> listLocationsForModules(Location location) {
        if (location != StandardLocation.SYSTEM_MODULES) return Collections.emptyList();
        return Collections.singletonList(Collections.singleton(Place.SYSTEM));
    }

    @Override
    public String inferModuleName(Location location) {
        return location == Place.SYSTEM ? BASE : null;
    }

    @Override
    public JavaFileObject getJavaFileForInput(Location location, String name, JavaFileObject.Kind kind) {
        return kind == JavaFileObject.Kind.CLASS && hasLocation(location) ? archive.find(name) : null;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(Location location, String name, JavaFileObject.Kind kind,
            FileObject sibling) {
        ClassBytes made = new ClassBytes(name, null);
        written.add(made);
        return made;
    }

    @Override
    public FileObject getFileForInput(Location location, String packageName, String name) {
        return null;
    }

    @Override
    public FileObject getFileForOutput(Location location, String packageName, String name, FileObject sibling) {
        throw new UnsupportedOperationException("only classes are written");
    }

    @Override
    public boolean handleOption(String current, Iterator<String> remaining) {
        return false;
    }

    @Override
    public int isSupportedOption(String option) {
        return -1;
    }

    @Override
    public ClassLoader getClassLoader(Location location) {
        return null;
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
}
