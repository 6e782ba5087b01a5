package org.tradebench.load.validity;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.load.histogram.HistogramFile;

class ValidityChecksTest {
    private static final JavaClasses CLASSES =
            new ClassFileImporter().withImportOption(new DoNotIncludeTests()).importPackages("org.tradebench.load");

    private static final ArchCondition<JavaMethod> BE_CALLED = new ArchCondition<>("be called by a check") {
        @Override
        public void check(JavaMethod method, ConditionEvents events) {
            boolean called = !method.getAccessesToSelf().isEmpty()
                    || !method.getReferencesToSelf().isEmpty();
            events.add(new SimpleConditionEvent(method, called, method.getFullName() + " is called by no check"));
        }
    };

    @TempDir
    private Path folder;

    @Test
    void listsEveryCheck() {
        methods()
                .that()
                .areDeclaredInClassesThat()
                .haveNameMatching(".*\\.validity\\.\\w+Checks?")
                .and()
                .areDeclaredInClassesThat()
                .doNotBelongToAnyOf(ValidityCheck.class)
                .and()
                .arePublic()
                .and()
                .haveRawReturnType(CheckResult.class)
                .should(BE_CALLED)
                .check(CLASSES);
        assertThat(ValidityChecks.ALL)
                .hasSizeGreaterThan(25)
                .extracting(ValidityCheck::name)
                .doesNotHaveDuplicates();
    }

    @Test
    void documentListsEachCheckInOrder() throws IOException {
        List<String> documented = Pattern.compile("(?m)^\\| \\*\\*(.+?)\\*\\* \\|")
                .matcher(Files.readString(Path.of("../docs/metrics-and-checks.md")))
                .results()
                .map((MatchResult row) -> row.group(1))
                .toList();
        assertThat(documented)
                .containsExactlyElementsOf(
                        ValidityChecks.ALL.stream().map(ValidityCheck::name).toList());
    }

    @ParameterizedTest
    @EnumSource(RunKind.class)
    void evaluatesEveryCheckThatApplies(RunKind kind) throws IOException {
        Evidence evidence = new SampleEvidence(folder).of(kind);
        assertThat(evidence.kind()).isEqualTo(kind);
        assertThat(ValidityChecks.evaluate(evidence))
                .extracting(CheckResult::check)
                .containsExactlyElementsOf(ValidityChecks.ALL.stream()
                        .filter(check -> check.appliesTo().test(evidence))
                        .map(ValidityCheck::name)
                        .toList())
                .contains("consistency", "JIT compilation", "background load");
    }

    @Test
    void appliesChecksByKindOfRun() throws IOException {
        List<String> closed = names(RunKind.CLOSED_MODEL);
        assertThat(closed).contains("errors", "steady throughput", "load-generator overhead", "operation mix");
        assertThat(names(RunKind.OPEN_MODEL))
                .contains(
                        "every arrival",
                        "schedule lag",
                        "virtual-user exhaustion",
                        "backlog growth",
                        "interval for p99")
                .doesNotContain("load-generator overhead")
                .containsAll(closed.stream()
                        .filter(name -> !name.equals("load-generator overhead"))
                        .toList());
        assertThat(names(RunKind.FAULTS))
                .contains("errors outside faults", "recovery", "cache freshness", "user histories")
                .doesNotContain("errors")
                .containsAll(
                        closed.stream().filter(name -> !name.equals("errors")).toList());
        assertThat(names(RunKind.PRIMITIVES))
                .containsExactly("errors", "consistency", "JIT compilation", "background load");
    }

    private List<String> names(RunKind kind) throws IOException {
        return ValidityChecks.evaluate(new SampleEvidence(folder).of(kind)).stream()
                .map(CheckResult::check)
                .toList();
    }

    @Test
    void keepsValuesOfExemptChecksUnderFaults() throws IOException {
        List<CheckResult> results = ValidityChecks.evaluate(new SampleEvidence(folder).of(RunKind.FAULTS));
        assertThat(results)
                .filteredOn(result -> result.outcome() == CheckOutcome.NOT_APPLICABLE)
                .extracting(CheckResult::check)
                .contains("steady throughput", "operation mix", "background load", "caching configuration")
                .doesNotContain("consistency", "recovery", "acknowledged orders");
        assertThat(results)
                .filteredOn(result -> result.check().equals("steady throughput"))
                .singleElement()
                .satisfies(result -> assertThat(result.value()).contains("moved by"))
                .satisfies(result -> assertThat(result.explanation()).contains("evaluated as recovery"));
    }

    /** A pause of ten seconds, in which nothing was completed, is no standstill when nothing arrived. */
    @Test
    void exemptsSteadinessWhenRateChanges() throws IOException {
        List<CheckResult> results = ValidityChecks.evaluate(new SampleEvidence(folder).ofProfile());
        assertThat(results)
                .filteredOn(result -> result.explanation().contains("the rate of arrivals changed on purpose"))
                .allSatisfy(result -> assertThat(result.outcome()).isEqualTo(CheckOutcome.NOT_APPLICABLE))
                .extracting(CheckResult::check)
                .containsExactly("standstill", "steady throughput", "backlog growth");
        assertThat(results)
                .noneSatisfy(result -> assertThat(result.explanation()).contains("A standstill affects this value"));
        assertThat(ValidityChecks.evaluate(new SampleEvidence(Files.createDirectory(folder.resolve("constant")))
                        .of(RunKind.OPEN_MODEL, 20, 30)))
                .filteredOn(result -> result.check().equals("standstill"))
                .singleElement()
                .satisfies(result -> assertThat(result.outcome()).isEqualTo(CheckOutcome.FAIL));
    }

    @Test
    void onlyRecordingParsesHistograms() {
        noClasses()
                .that()
                .doNotBelongToAnyOf(Recording.class)
                .should()
                .callMethod(HistogramFile.class, "read", Path.class)
                .check(CLASSES);
    }

    @Test
    void onlyRunMergeAndReportReadRecordings() {
        assertThat(CLASSES.get(Recording.class).getMethodCallsToSelf().stream()
                        .filter(call -> call.getName().equals("read"))
                        .map(call -> call.getOriginOwner().getSimpleName())
                        .distinct())
                .containsExactlyInAnyOrder("Recording", "Trial", "RunMerge", "ReportInput");
    }
}
