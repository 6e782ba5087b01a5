package org.tradebench.load;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;

/**
 * Checks that no unit test starts a process itself or by one of the helpers listed here: unit tests run every few minutes, so such a test must be an integration
 * test ({@code …IT}).
 */
class UnitTestsTest {

    @Test
    void unitTestsStartNoProcesses() {
        noClasses()
                .that()
                .haveSimpleNameEndingWith("Test")
                .should()
                .callMethod(ProcessBuilder.class, "start")
                .orShould()
                .dependOnClassesThat()
                .haveSimpleName("StarterProcess")
                .orShould()
                .dependOnClassesThat()
                .haveSimpleName("PlanRun")
                .orShould()
                .dependOnClassesThat()
                .haveSimpleName("EmbeddedPostgres")
                .orShould()
                .dependOnClassesThat()
                .haveSimpleName("JMeterProcess")
                .check(new ClassFileImporter().importPackages("org.tradebench.load"));
    }
}
