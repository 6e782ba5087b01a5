package org.tradebench.load;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;

/** A test that starts a process is an integration test, by its name too: unit tests are for every few minutes. */
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
