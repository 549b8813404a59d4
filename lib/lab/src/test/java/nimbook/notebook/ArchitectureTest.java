package nimbook.notebook;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The packages of lib/lab depend on each other in one direction, and each foreign library stands behind one package.
 */
class ArchitectureTest {

    private static final JavaClasses CLASSES = new ClassFileImporter().importUrl(Lab.class.getProtectionDomain()
            .getCodeSource().getLocation());

    /** Figures: they compile for a browser. */
    private static final String[] FAMILIES = {"nimbook.heatmap..", "nimbook.table..", "nimbook.plot..",
        "nimbook.play..", "nimbook.diagram..", "nimbook.ledger.."};

    /** The rows "| `package` | contents | others of this module |" of ARCHITECTURE.md's section on lib/lab. */
    private static Map<String, Set<String>> table() throws IOException {
        String text = Files.readString(Path.of("../../ARCHITECTURE.md"));
        String section = text.substring(text.indexOf("\n## lib/lab"), text.indexOf("\n## Five walks"));
        Map<String, Set<String>> table = new TreeMap<>();
        Matcher row = Pattern.compile("(?m)^\\| `([\\w.]+)` \\|.*\\| ([^|]+) \\|$").matcher(section);
        while (row.find()) {
            String others = row.group(2);
            table.put(row.group(1), others.equals("–") ? Set.of() : new TreeSet<>(List.of(others.split(", "))));
        }
        return table;
    }

    private static String packageOf(JavaClass type) {
        return type.getPackageName().replaceFirst("^nimbook\\.", "");
    }

    @Test
    void packagesDependOnEachOtherInOneDirection() throws IOException {
        Map<String, Set<String>> found = new TreeMap<>();
        for (JavaClass type : CLASSES) {
            Set<String> others = found.computeIfAbsent(packageOf(type), name -> new TreeSet<>());
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                JavaClass target = dependency.getTargetClass().getBaseComponentType();
                if (!CLASSES.contain(target.getName()) || packageOf(target).equals(packageOf(type))) continue;
                others.add(packageOf(target));
            }
        }
        Map<String, Set<String>> expected = table();
        assertEquals(expected, found);
        Set<String> ordered = new TreeSet<>();
        while (ordered.size() < expected.size()) {
            List<String> next = expected.keySet().stream().filter(name -> !ordered.contains(name)
                    && ordered.containsAll(expected.get(name))).toList();
            assertEquals(false, next.isEmpty(), () -> "a cycle among " + expected.keySet() + " without " + ordered);
            ordered.addAll(next);
        }
    }

    @Test
    void eachForeignLibraryStandsBehindOnePackage() {
        noClasses().that().resideOutsideOfPackages("nimbook.tablesaw", "nimbook.notebook").should()
                .dependOnClassesThat().resideInAPackage("tech.tablesaw..").check(CLASSES);
        noClasses().that().resideOutsideOfPackage("nimbook.tablesaw").should().dependOnClassesThat()
                .resideInAPackage("com.fasterxml..").check(CLASSES);
        noClasses().that().resideOutsideOfPackage("nimbook.drawing").should().dependOnClassesThat()
                .resideInAnyPackage("org.apache.pdfbox..", "org.apache.fontbox..", "java.awt..", "javax.imageio..")
                .check(CLASSES);
        noClasses().that().resideOutsideOfPackage("nimbook.notebook").should().dependOnClassesThat()
                .resideInAPackage("org.dflib.jjava..")
                .check(CLASSES);
    }

    /** A browser has no threads, files, reflection and services; {@code ReflectedRecord} stands behind a seam. */
    @Test
    void figuresUseWhatABrowserHas() {
        noClasses().that().resideInAnyPackage(FAMILIES).should().dependOnClassesThat()
                .resideInAnyPackage("java.nio.file..", "java.net..", "java.util.prefs..", "java.lang.management..")
                .check(CLASSES);
        noClasses().that().resideInAnyPackage(FAMILIES).should().dependOnClassesThat()
                .haveNameMatching("java\\.util\\.(ServiceLoader|concurrent\\.(\\w*Execut|Fork|CompletableFuture)\\w*)")
                .check(CLASSES);
        noClasses().that().resideInAnyPackage(FAMILIES).and()
                .doNotHaveFullyQualifiedName("nimbook.table.ReflectedRecord").should().dependOnClassesThat()
                .resideInAPackage("java.lang.reflect..").check(CLASSES);
    }
}
