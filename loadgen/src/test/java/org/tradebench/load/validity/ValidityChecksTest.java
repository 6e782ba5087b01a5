package org.tradebench.load.validity;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

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
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.load.histogram.HistogramFile;
import org.tradebench.load.loadgenerator.ArrivalResult;
import org.tradebench.load.loadgenerator.Interleaving;
import org.tradebench.load.loadgenerator.LoadProgress;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.report.SampleRun;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.settings.Caching;
import org.tradebench.load.settings.CachingMode;
import org.tradebench.load.settings.WorkloadPlan;
import org.tradebench.load.telemetry.IntervalSigns;
import org.tradebench.load.telemetry.IntervalUse;
import org.tradebench.load.telemetry.TelemetrySeries;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierUse;

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

    /** Its machine becomes a tenth faster in the middle of the measurement interval, and its throughput does not change. */
    private Evidence evidence(RunKind kind) throws IOException {
        return evidence(kind, 0, 0);
    }

    /** With a measurement interval in which nothing was completed from one second to another. */
    private Evidence evidence(RunKind kind, int standstillFrom, int standstillTo) throws IOException {
        ResultFolder results = SampleRun.write(folder.resolve(kind + "-" + standstillTo), 0, "a note");
        return evidence(kind, results, results.telemetry(), standstillFrom, standstillTo);
    }

    private static Evidence evidence(
            RunKind kind, ResultFolder results, TelemetrySeries series, int standstillFrom, int standstillTo) {
        Recording read = Recording.read(
                results.folder(), standingStill(LoadResult.in(results.folder()), standstillFrom, standstillTo), series);
        Optional<ArrivalResult> arrivals = kind == RunKind.OPEN_MODEL
                ? Optional.of(
                        new ArrivalResult(1, 100, "poisson", 1, 0, 3000, read.operations(), 0, 0, 1, 1, 0, 0, 0, 0))
                : Optional.empty();
        boolean interleaved = kind == RunKind.INTERLEAVED;
        Recording recording = new Recording(
                interleaved ? sliced(read.loadGenerator()) : read.loadGenerator(),
                arrivals,
                read.histograms(),
                read.warmUp(),
                series,
                interleaved
                        ? Optional.of(new Interleaving(1, List.of("B"), 0.1, Collections.nCopies(10, 1.0)))
                        : Optional.empty());
        IntervalUse use = recording.use();
        if (kind == RunKind.PRIMITIVES) {
            return new Evidence(
                    kind,
                    List.of(new Evidence.Answers("PingHtml", 1000, 0, 0)),
                    use,
                    Map.of("balances", 0L),
                    new Evidence.Machine(2, false),
                    null);
        }
        return Evidence.of(
                new Evidence.LoadEvidence(
                        new Evidence.Requested(WorkloadPlan.TRADE, 14, 8, 1, 30, "direct", Caching.NONE, null, -1),
                        recording,
                        IntervalSigns.of(series, recording.interval()),
                        Optional.of(series.cache()),
                        null,
                        null,
                        Map.of(),
                        faults(kind)),
                use,
                Map.of("balances", 0L));
    }

    /** Ten slices of 1.5 s, each other one of the interval of 30 s, of which 0.5 s are dropped; a quarter of the requests counts nowhere. */
    private static LoadResult sliced(LoadResult whole) {
        long requests = whole.requestCount();
        return new LoadResult(
                whole.version(),
                whole.ended(),
                whole.reason(),
                whole.clients(),
                whole.thinkTimeMillis(),
                whole.startedAt(),
                whole.intervalStart(),
                whole.intervalEnd(),
                whole.intervalNanos(),
                whole.warmup(),
                whole.requests(),
                whole.operations(),
                whole.threads(),
                whole.openAtEnd(),
                whole.later(),
                whole.timeline(),
                whole.failures(),
                IntStream.range(0, 10)
                        .mapToObj(slice -> new LoadResult.Slice(
                                slice * 3_000_000_000L,
                                slice * 3_000_000_000L + 1_500_000_000L,
                                1_000_000_000L,
                                requests / 10,
                                0,
                                requests / 10,
                                1))
                        .toList(),
                new LoadResult.Uncounted(requests / 3, 1));
    }

    private static LoadResult standingStill(LoadResult of, int from, int to) {
        return new LoadResult(
                of.version(),
                of.ended(),
                of.reason(),
                of.clients(),
                of.thinkTimeMillis(),
                of.startedAt(),
                of.intervalStart(),
                of.intervalEnd(),
                of.intervalNanos(),
                of.warmup(),
                of.requests(),
                of.operations(),
                of.threads(),
                of.openAtEnd(),
                of.later(),
                of.timeline().stream()
                        .map(second -> second.phase() == LoadProgress.Phase.INTERVAL
                                        && second.second() > from
                                        && second.second() <= to
                                ? new LoadResult.Second(second.phase(), second.second(), 0, 0, 0)
                                : second)
                        .toList(),
                of.failures());
    }

    private static Evidence.@Nullable FaultEvidence faults(RunKind kind) {
        return kind == RunKind.FAULTS
                ? new Evidence.FaultEvidence(List.of("kill-node"), List.of(), 0, null, null)
                : null;
    }

    @Test
    void listsEveryJudgement() {
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
                .matcher(Files.readString(Path.of("../docs/validity.md")))
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
        Evidence evidence = evidence(kind);
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
    void eachKindOfRunHasItsOwnChecks() throws IOException {
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

    @Test
    void judgesInterleavedSystemsByTheirSlices() throws IOException {
        Evidence interleaved = evidence(RunKind.INTERLEAVED);
        Evidence closed = evidence(RunKind.CLOSED_MODEL);
        assertThat(interleaved.recording().seconds()).isEqualTo(10);
        assertThat(interleaved.recording().wholeSeconds()).isEmpty();
        assertThat(interleaved.use().tiers().get(Tier.APPLICATION).cores())
                .isCloseTo(3 * 0.75 * closed.tier(Tier.APPLICATION).cores(), within(0.001));
        List<CheckResult> results = ValidityChecks.evaluate(interleaved);
        assertThat(results)
                .extracting(CheckResult::check)
                .containsExactlyElementsOf(ValidityChecks.evaluate(closed).stream()
                        .map(CheckResult::check)
                        .toList());
        assertThat(results)
                .filteredOn(result -> result.check().equals("steady throughput"))
                .singleElement()
                .satisfies(result -> assertThat(result.limit()).contains("relative to all systems of the round"));
        assertThat(results)
                .filteredOn(result -> result.check().equals("connection reuse"))
                .singleElement()
                .satisfies(result -> assertThat(result.explanation()).contains("all systems"));
    }

    private List<String> names(RunKind kind) throws IOException {
        return ValidityChecks.evaluate(evidence(kind)).stream()
                .map(CheckResult::check)
                .toList();
    }

    private static CheckResult result(Evidence evidence, String check) {
        return ValidityChecks.evaluate(evidence).stream()
                .filter(result -> result.check().equals(check))
                .findFirst()
                .orElseThrow();
    }

    /** Two empty seconds in the middle move no third of the interval by more than the limit of steady throughput. */
    @Test
    void standstillMakesClosedAndOpenRunInvalid() throws IOException {
        ResultFolder results = SampleRun.write(folder, 0, "a note");
        TelemetrySeries series = withoutProbe(results.telemetry());
        for (RunKind kind : List.of(RunKind.CLOSED_MODEL, RunKind.OPEN_MODEL)) {
            Evidence evidence = evidence(kind, results, series, 14, 16);
            assertThat(result(evidence, "standstill"))
                    .returns(Validity.INVALID, CheckResult::consequence)
                    .returns("no request completed from 14 s to 16 s (2 s)", CheckResult::value)
                    .satisfies(result -> assertThat(result.explanation())
                            .contains("CPU meanwhile, and in the whole interval: application 1.00 and 1.00 cores"));
            assertThat(result(evidence, "steady throughput").consequence()).isEqualTo(Validity.VALID);
        }
    }

    @Test
    void namesStandstillInsteadOfLongerWarmUp() throws IOException {
        Evidence before = compiling(evidence(RunKind.CLOSED_MODEL));
        assertThat(result(before, "JIT compilation").explanation()).contains("longer --warmup");
        Evidence evidence = compiling(evidence(RunKind.CLOSED_MODEL, 14, 25));
        assertThat(List.of(result(evidence, "JIT compilation"), result(evidence, "steady throughput")))
                .allSatisfy(result -> assertThat(result.outcome()).isNotEqualTo(CheckOutcome.PASS))
                .allSatisfy(result -> assertThat(result.explanation())
                        .contains("no request completed from 14 s to 25 s (11 s)")
                        .doesNotContain("--warmup"));
    }

    private static TelemetrySeries withoutProbe(TelemetrySeries of) {
        return new TelemetrySeries(
                of.source(),
                of.secondsBetweenSamples(),
                of.nodes(),
                of.cpu().stream().map(sample -> sample.probed(null)).toList(),
                of.database(),
                of.cache(),
                of.machines(),
                of.notes());
    }

    @Test
    void judgesSpeedNormalizedSteadiness() throws IOException {
        assertThat(result(evidence(RunKind.CLOSED_MODEL), "steady throughput").value())
                .contains("; divided by the machine's speed (0.909, 0.95", "1.000): moved by 7.5 %");
        ResultFolder results = SampleRun.write(folder.resolve("no-probe"), 0, "a note");
        assertThat(result(
                                evidence(RunKind.CLOSED_MODEL, results, withoutProbe(results.telemetry()), 0, 0),
                                "steady throughput")
                        .value())
                .doesNotContain("speed");
    }

    @Test
    void judgesCacheOnlyWhereThereIsOne() throws IOException {
        ResultFolder results = SampleRun.writeWithCache(folder.resolve("cached"));
        Evidence direct = evidence(RunKind.CLOSED_MODEL, results, results.telemetry(), 0, 0);
        assertThat(ValidityChecks.evaluate(direct))
                .extracting(CheckResult::check)
                .doesNotContain("cache warmth");
        Evidence cached = caching(direct, Caching.of(CachingMode.COMMAND));
        assertThat(result(cached, "cache warmth"))
                .returns(CheckOutcome.PASS, CheckResult::outcome)
                .satisfies(result ->
                        assertThat(result.value()).startsWith("hit ratio 0.900 in the first third, 0.900 in the last"));
    }

    private static Evidence caching(Evidence of, Caching caching) {
        Evidence.LoadEvidence load = of.load();
        Evidence.Requested requested = load.requested();
        return Evidence.of(
                new Evidence.LoadEvidence(
                        new Evidence.Requested(
                                requested.plan(),
                                requested.updates(),
                                requested.virtualUsers(),
                                requested.loadGenerators(),
                                requested.seconds(),
                                requested.mode(),
                                caching,
                                requested.unpredictable(),
                                requested.requestsPerConnection()),
                        load.recording(),
                        load.signs(),
                        load.cacheStates(),
                        load.orders(),
                        load.backlog(),
                        load.database(),
                        load.faults()),
                of.use(),
                of.violations());
    }

    private static Evidence compiling(Evidence of) {
        IntervalUse use = of.use();
        return new Evidence(
                of.kind(),
                of.answers(),
                new IntervalUse(
                        Map.of(Tier.APPLICATION, new TierUse(1.0, null, null, 0.2, null, null)),
                        use.nodes(),
                        use.machineBusy(),
                        use.foreign(),
                        use.steal(),
                        use.sampler(),
                        use.peakResidentBytes(),
                        use.database(),
                        use.machines(),
                        use.cache(),
                        use.speed()),
                of.violations(),
                of.machine(),
                of.single());
    }

    @Test
    void standstillUnderFaultsIsLeftToRecovery() throws IOException {
        assertThat(result(evidence(RunKind.FAULTS, 14, 25), "standstill"))
                .returns(CheckOutcome.NOT_APPLICABLE, CheckResult::outcome)
                .returns("no request completed from 14 s to 25 s (11 s)", CheckResult::value)
                .satisfies(result -> assertThat(result.explanation()).contains("evaluated as recovery"));
    }

    @Test
    void exemptionsUnderFaultsKeepTheValue() throws IOException {
        List<CheckResult> results = ValidityChecks.evaluate(evidence(RunKind.FAULTS));
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

    @Test
    void histogramsAreParsedInOnePlace() {
        noClasses()
                .that()
                .doNotBelongToAnyOf(Recording.class)
                .should()
                .callMethod(HistogramFile.class, "read", Path.class)
                .check(CLASSES);
    }

    @Test
    void filesAreReadByRunMergeAndRedrawnReportOnly() {
        assertThat(CLASSES.get(Recording.class).getMethodCallsToSelf().stream()
                        .filter(call -> call.getName().equals("read"))
                        .map(call -> call.getOriginOwner().getSimpleName())
                        .distinct())
                .containsExactlyInAnyOrder("Recording", "Trial", "RunMerge", "ReportInput");
    }
}
