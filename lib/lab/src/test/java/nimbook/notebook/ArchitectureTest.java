package nimbook.notebook;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
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

    /** The two classes that hand over to the adapter and take from it: {@code of(…)} and {@code tablesaw()}. */
    private static final Set<String> HAND_OVER = Set.of("nimbook.table.DataTable", "nimbook.plot.Plot");

    /** Each package with those of this module that it depends on. */
    private static final Map<String, List<String>> DEPENDENCIES = new TreeMap<>(Map.ofEntries(
            Map.entry("drawing", List.of()),
            Map.entry("export", List.of("drawing")),
            Map.entry("heatmap", List.of("drawing", "export")),
            Map.entry("table", List.of("drawing", "export")),
            Map.entry("plot", List.of("drawing", "export", "table")),
            Map.entry("diagram", List.of("drawing", "export")),
            Map.entry("ledger", List.of("drawing", "export", "heatmap", "table")),
            Map.entry("play", List.of("drawing", "export")),
            Map.entry("play.board", List.of("drawing", "play")),
            Map.entry("play.coins", List.of("drawing", "play")),
            Map.entry("play.digits", List.of("drawing", "play")),
            Map.entry("play.game", List.of("drawing", "play")),
            Map.entry("play.pins", List.of("drawing", "play")),
            Map.entry("tablesaw", List.of("drawing", "plot", "table")),
            Map.entry("help", List.of()),
            Map.entry("measure", List.of("drawing", "plot", "table")),
            Map.entry("page", List.of("export")),
            Map.entry("notebook", List.of("diagram", "drawing", "export", "heatmap", "help", "ledger", "measure",
                    "page", "play", "play.board", "play.coins", "play.digits", "play.game",
                    "play.pins", "plot", "table", "tablesaw"))));

    private static String packageOf(JavaClass type) {
        return type.getPackageName().replaceFirst("^nimbook\\.", "");
    }

    private static String outermost(JavaClass type) {
        return type.getName().replaceFirst("\\$.*", "");
    }

    @Test
    void packagesDependOnEachOtherInOneDirection() {
        Map<String, Set<String>> found = new TreeMap<>();
        for (JavaClass type : CLASSES) {
            Set<String> others = found.computeIfAbsent(packageOf(type), name -> new TreeSet<>());
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                JavaClass target = dependency.getTargetClass().getBaseComponentType();
                if (!CLASSES.contain(target.getName()) || packageOf(target).equals(packageOf(type))) continue;
                if (HAND_OVER.contains(outermost(type)) && packageOf(target).equals("tablesaw")) continue;
                others.add(packageOf(target));
            }
        }
        Map<String, Set<String>> expected = new TreeMap<>();
        DEPENDENCIES.forEach((name, others) -> expected.put(name, new TreeSet<>(others)));
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
        noClasses().that().resideOutsideOfPackages("nimbook.tablesaw", "nimbook.notebook").and(HandOver.NOT).should()
                .dependOnClassesThat()
                .resideInAPackage("tech.tablesaw..").check(CLASSES);
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

    /** The classes that are no hand-over. */
    private static final class HandOver extends com.tngtech.archunit.base.DescribedPredicate<JavaClass> {
        static final HandOver NOT = new HandOver();

        private HandOver() {
            super("hand nothing over to the adapter");
        }

        @Override
        public boolean test(JavaClass type) {
            return !HAND_OVER.contains(outermost(type));
        }
    }
}
