package nimbook.document;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import nimbook.style.DependencyTable;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

    @Test
    void theTableListsTheDependenciesOfThePackages() throws IOException {
        DependencyTable.of("lib/documents").check(new ClassFileImporter()
                .importUrl(Reason.class.getProtectionDomain().getCodeSource().getLocation()));
    }
}
