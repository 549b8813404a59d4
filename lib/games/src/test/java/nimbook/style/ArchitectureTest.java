package nimbook.style;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.util.Random;
import nimbook.core.Work;
import org.junit.jupiter.api.Test;

/** The packages of lib/games depend on each other as the table of ARCHITECTURE.md says, and on the JDK alone. */
class ArchitectureTest {

    private static final JavaClasses CLASSES =
            new ClassFileImporter().importUrl(Work.class.getProtectionDomain().getCodeSource().getLocation());

    @Test
    void theTableListsTheDependenciesOfThePackages() throws IOException {
        DependencyTable table = DependencyTable.of("lib/games");
        assertTrue(table.rows().size() > 10, table.toString());
        table.check(CLASSES);
    }

    @Test
    void theJdkIsAllTheyUse() {
        noClasses().should().dependOnClassesThat(resideOutsideOfPackages("java..", "nimbook..")).check(CLASSES);
    }

    @Test
    void mathematicsReadsAndWritesNothing() {
        noClasses().should().dependOnClassesThat()
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
