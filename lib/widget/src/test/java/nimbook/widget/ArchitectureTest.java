package nimbook.widget;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import nimbook.widget.live.Live;
import org.junit.jupiter.api.Test;

/** The packages depend on each other in one direction, and on the JDK; {@code jjava} alone on the kernel and on ASM. */
class ArchitectureTest {

    private static final JavaClasses CLASSES =
            new ClassFileImporter().importUrl(Live.class.getProtectionDomain().getCodeSource().getLocation());

    @Test
    void packagesDependOnEachOtherInOneDirection() {
        layeredArchitecture().consideringOnlyDependenciesInLayers().layer("model").definedBy("nimbook.widget.model")
                .layer("run").definedBy("nimbook.widget.run").layer("parameter").definedBy("nimbook.widget.parameter")
                .layer("live").definedBy("nimbook.widget.live").layer("page").definedBy("nimbook.widget.page")
                .layer("jjava").definedBy("nimbook.widget.jjava")
                .whereLayer("model").mayNotAccessAnyLayer().whereLayer("run").mayOnlyAccessLayers("model")
                .whereLayer("parameter").mayOnlyAccessLayers("model")
                .whereLayer("live").mayOnlyAccessLayers("model", "run", "parameter")
                .whereLayer("page").mayOnlyAccessLayers("model", "live").check(CLASSES);
        noClasses().should().resideInAPackage("nimbook.widget").check(CLASSES);
    }

    @Test
    void theJdkIsAllThatTheLibraryUses() {
        noClasses().that().resideOutsideOfPackage("nimbook.widget.jjava").should()
                .dependOnClassesThat(resideOutsideOfPackages("java..", "nimbook.widget..")).check(CLASSES);
    }

    @Test
    void theAdapterNamesTheKernelAndAsm() {
        noClasses().that().resideInAPackage("nimbook.widget.jjava").should()
                .dependOnClassesThat(resideOutsideOfPackages("java..", "jdk.jshell..", "javax.tools..",
                        "javax.lang.model..", "com.sun.source..", "org.dflib.jjava..", "org.objectweb.asm..",
                        "nimbook.widget.."))
                .check(CLASSES);
    }
}
