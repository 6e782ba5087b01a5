package org.tradebench.load;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
    private static final JavaClasses CLASSES =
            new ClassFileImporter().withImportOption(new DoNotIncludeTests()).importPackages("org.tradebench.load");

    private static final SliceAssignment BY_TOP_LEVEL_CLASS = new SliceAssignment() {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            return SliceIdentifier.of(type.getName().split("\\$", 2)[0]);
        }

        @Override
        public String getDescription() {
            return "top-level classes";
        }
    };

    /**
     * Ignores three dependencies that close a cycle on purpose: an experiment's record is also read from earlier formats, a run's context puts pre-warming load
     * on a target, and the command that documents the command line is one of its commands.
     */
    @Test
    void hasNoClassCycle() {
        slices().assignedFrom(BY_TOP_LEVEL_CLASS)
                .should()
                .beFreeOfCycles()
                .ignoreDependency(simpleName("ExperimentRecord"), simpleName("EarlierRecord"))
                .ignoreDependency(simpleName("PreWarming"), simpleName("Target"))
                .ignoreDependency(simpleName("GenerateReferenceCommand"), simpleName("Main"))
                .check(CLASSES);
    }

    @Test
    void hasNoPackageCycle() {
        slices().matching("org.tradebench.load.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void isolatesPlugInsFromOtherPackages() {
        noClasses()
                .that()
                .resideInAPackage("..load.plugin..")
                .should()
                .dependOnClassesThat(
                        resideInAPackage("org.tradebench.load..").and(resideOutsideOfPackage("..load.plugin..")))
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @Test
    void isolatesHarnessFromApplication() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.tradebench.app..")
                .check(CLASSES);
    }

    /** The simulation predicts with the real caches; no other package may share a class with the system under test. */
    @Test
    void onlySimulationUsesCacheLibrary() {
        noClasses()
                .that()
                .resideOutsideOfPackage("org.tradebench.load.simulation")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.tradebench.cache..")
                .check(CLASSES);
    }

    @Test
    void isolatesFaultsFromNodesAndRuns() {
        noClasses()
                .that()
                .resideInAPackage("org.tradebench.load.fault")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "..load.fault.docker..",
                        "..load.sut..",
                        "..load.run..",
                        "..load.validity..",
                        "..load.results..",
                        "..load.report..",
                        "..load.loadgenerator..")
                .check(CLASSES);
    }

    @Test
    void isolatesConsistencyChecksFromFaultsAndRuns() {
        noClasses()
                .that()
                .resideInAPackage("..load.consistency..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("..load.fault..", "..load.run..", "..load.validity..", "..load.results..")
                .check(CLASSES);
    }

    @Test
    void isolatesExperimentFromTrialsAndReports() {
        noClasses()
                .that()
                .resideInAnyPackage("..load.experiment..", "..load.study..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "..load.run..",
                        "..load.report..",
                        "..load.results..",
                        "..load.loadgenerator..",
                        "..load.telemetry..")
                .check(CLASSES);
    }

    @Test
    void isolatesExperimentsFromStudies() {
        noClasses()
                .that()
                .resideInAPackage("..load.experiment..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("..load.study..")
                .check(CLASSES);
    }

    @Test
    void isolatesStatisticsFromOtherPackages() {
        noClasses()
                .that()
                .resideInAPackage("..load.statistics..")
                .should()
                .dependOnClassesThat(
                        resideInAPackage("org.tradebench.load..").and(resideOutsideOfPackage("..load.statistics..")))
                .check(CLASSES);
    }

    @Test
    void isolatesResultsFromRunsAndReports() {
        noClasses()
                .that()
                .resideInAPackage("..load.results..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("..load.run..", "..load.report..", "..load.experiment.engine..")
                .check(CLASSES);
    }

    @Test
    void isolatesTargetsFromRunsAndEachOther() {
        noClasses()
                .that()
                .resideInAPackage("..load.sut..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("..load.run..")
                .check(CLASSES);
        slices().matching("org.tradebench.load.sut.(*)")
                .should()
                .notDependOnEachOther()
                .check(CLASSES);
    }

    @Test
    void isolatesRunReportsFromStudies() {
        noClasses()
                .that()
                .resideInAnyPackage("..load.report", "..load.report.chart..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("..load.report.study..", "..load.study..")
                .check(CLASSES);
    }

    @Test
    void onlyChartsUseGraphicsLibraries() {
        noClasses()
                .that()
                .resideOutsideOfPackage("..load.report.chart..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("com.github.weisj..", "java.awt..", "javax.imageio..")
                .check(CLASSES);
    }

    @Test
    void keepsCommandLineOutOfOtherPackages() {
        noClasses()
                .that()
                .resideOutsideOfPackage("..load.cli..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("..load.cli..")
                .check(CLASSES);
    }

    /** Command groups depend on commands, and commands on options and output, never the other way round. */
    @Test
    void layersCommandGroupsCommandsAndOptions() {
        noClasses()
                .that()
                .resideInAnyPackage("..load.cli.option", "..load.cli.output")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("..load.cli", "..load.cli.command", "..load.cli.experiment")
                .check(CLASSES);
        noClasses()
                .that()
                .resideInAnyPackage("..load.cli.command", "..load.cli.experiment")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("..load.cli")
                .check(CLASSES);
    }

    @Test
    void documentsEveryPackage() {
        Path sources = Path.of("src", "main", "java");
        assertThat(CLASSES.stream()
                        .map(JavaClass::getPackage)
                        .map(JavaPackage::getName)
                        .distinct())
                .isNotEmpty()
                .allSatisfy(name -> assertThat(Files.isRegularFile(
                                sources.resolve(name.replace('.', '/')).resolve("package-info.java")))
                        .as("package-info.java of " + name)
                        .isTrue());
    }
}
