package nimbook.widget;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;

/** The library depends on the JDK; its package {@code jjava} alone on the kernel and on ASM. */
class ArchitectureTest {

    private static final JavaClasses CLASSES =
            new ClassFileImporter().importUrl(Live.class.getProtectionDomain().getCodeSource().getLocation());

    @Test
    void theJdkIsAllThatTheLibraryUses() {
        noClasses().that().resideInAPackage("nimbook.widget").should()
                .dependOnClassesThat(resideOutsideOfPackages("java..", "nimbook.widget")).check(CLASSES);
    }

    @Test
    void theAdapterNamesTheKernelAndAsm() {
        noClasses().that().resideInAPackage("nimbook.widget.jjava").should()
                .dependOnClassesThat(resideOutsideOfPackages("java..", "jdk.jshell..", "javax.tools..",
                        "javax.lang.model..", "com.sun.source..", "org.dflib.jjava..", "org.objectweb.asm..",
                        "nimbook.widget", "nimbook.widget.jjava"))
                .check(CLASSES);
    }
}
