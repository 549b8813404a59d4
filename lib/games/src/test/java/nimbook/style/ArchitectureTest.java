package nimbook.style;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimbook.core.Work;
import org.junit.jupiter.api.Test;

/** The packages of lib/games depend on each other as the table of ARCHITECTURE.md says, and on the JDK alone. */
class ArchitectureTest {

    private static final JavaClasses CLASSES =
            new ClassFileImporter().importUrl(Work.class.getProtectionDomain().getCodeSource().getLocation());

    private static String packageOf(JavaClass type) {
        return type.getPackageName().replaceFirst("^nimbook\\.", "");
    }

    /** The rows "| `package` | contents | dependencies |" of the section on lib/games, in their order. */
    private static Map<String, TreeSet<String>> table() throws IOException {
        String text = Files.readString(SourceStyleTest.root().resolve("ARCHITECTURE.md"));
        String section = text.substring(text.indexOf("\n## lib/games"), text.indexOf("\n## lib/widget"));
        Matcher row = Pattern.compile("(?m)^\\| `(\\w+)` \\|.*\\| ([^|]+) \\|$").matcher(section);
        Map<String, TreeSet<String>> table = new LinkedHashMap<>();
        while (row.find()) {
            String others = row.group(2);
            table.put(row.group(1),
                    others.equals("the JDK") ? new TreeSet<>() : new TreeSet<>(List.of(others.split(", "))));
        }
        return table;
    }

    @Test
    void theTableListsTheDependenciesOfThePackages() throws IOException {
        Map<String, TreeSet<String>> found = new TreeMap<>();
        for (JavaClass type : CLASSES) {
            TreeSet<String> others = found.computeIfAbsent(packageOf(type), name -> new TreeSet<>());
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                JavaClass target = dependency.getTargetClass().getBaseComponentType();
                if (target.getPackageName().startsWith("nimbook.") && !packageOf(target).equals(packageOf(type)))
                    others.add(packageOf(target));
            }
        }
        assertTrue(found.size() > 10, found.keySet().toString());
        assertEquals(found, new TreeMap<>(table()));
    }

    /** So there is no cycle. */
    @Test
    void aPackageDependsOnPackagesAboveItInTheTable() throws IOException {
        TreeSet<String> above = new TreeSet<>();
        table().forEach((name, others) -> {
            assertTrue(above.containsAll(others), name + ": " + others + " of " + above);
            above.add(name);
        });
    }

    @Test
    void theJdkIsAllTheyUse() {
        noClasses().should().dependOnClassesThat(resideOutsideOfPackages("java..", "nimbook..")).check(CLASSES);
    }

    /** {@code ClaimsMain}, the command line, writes files; {@code Sentence} reads the table beside it. */
    @Test
    void mathematicsReadsAndWritesNothing() {
        noClasses().that().doNotHaveFullyQualifiedName("nimbook.claim.ClaimsMain").and()
                .haveNameNotMatching(".*\\.claim\\.(ClaimsMain\\$.*|Sentence(\\$.*)?)").should().dependOnClassesThat()
                .resideInAnyPackage("java.io..", "java.nio.file..", "java.net..", "java.util.prefs..").check(CLASSES);
    }

    @Test
    void oneClassStartsThreads() {
        noClasses().that().doNotHaveFullyQualifiedName("nimbook.core.StripThreads").and()
                .haveNameNotMatching(".*\\.StripThreads\\$.*").should()
                .dependOnClassesThat(resideInAPackage("java.util.concurrent..")).orShould()
                .callConstructor(Thread.class, Runnable.class).orShould()
                .callConstructor(Thread.class, Runnable.class, String.class).check(CLASSES);
        noClasses().should().dependOnClassesThat()
                .haveNameMatching("java\\.util\\.concurrent\\.(\\w*Execut|Fork|CompletableFuture)\\w*").check(CLASSES);
    }

    @Test
    void nothingIsReflectiveOrRandom() {
        noClasses().should().dependOnClassesThat().resideInAnyPackage("java.lang.reflect..", "java.util.random..")
                .check(CLASSES);
        noClasses().should().dependOnClassesThat(type(Random.class)).orShould()
                .dependOnClassesThat(type(java.util.ServiceLoader.class)).check(CLASSES);
        noClasses().should().callMethod(Math.class, "random").orShould()
                .callMethod(Class.class, "forName", String.class).check(CLASSES);
    }
}
