package org.tradebench.load.validity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.report.SampleRun;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.settings.Caching;
import org.tradebench.load.settings.CachingMode;
import org.tradebench.load.telemetry.TelemetrySeries;
import org.tradebench.load.telemetry.Tier;

/** Tests checks that combine several parts of a run's evidence: slices, a standstill, the machine's speed, a cache. */
class EvidenceOfRunTest {
    @TempDir
    private Path folder;

    private SampleEvidence samples() {
        return new SampleEvidence(folder);
    }

    @Test
    void evaluatesInterleavedSystemsBySlices() throws IOException {
        Evidence interleaved = samples().of(RunKind.INTERLEAVED);
        Evidence closed = samples().of(RunKind.CLOSED_MODEL);
        assertThat(interleaved.recording().seconds()).isEqualTo(10);
        assertThat(interleaved.recording().wholeSeconds()).isEmpty();
        assertThat(interleaved.use().tiers().get(Tier.APPLICATION).cores())
                .isCloseTo(3 * 0.75 * closed.tier(Tier.APPLICATION).cores(), within(0.001));
        List<CheckResult> results = ValidityChecks.evaluate(interleaved);
        assertThat(results)
                .filteredOn(result -> result.check().equals("slice length"))
                .singleElement()
                .satisfies(result -> assertThat(result.limit()).contains("half of the 500 ms"));
        assertThat(results)
                .extracting(CheckResult::check)
                .filteredOn(check -> !check.equals("slice length"))
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

    /** Two empty seconds in the middle change no third of the interval by more than the limit of steady throughput. */
    @Test
    void standstillInvalidatesClosedAndOpenModelRuns() throws IOException {
        ResultFolder results = SampleRun.write(folder, 0, "a note");
        TelemetrySeries series = SampleEvidence.withoutProbe(results.telemetry());
        for (RunKind kind : List.of(RunKind.CLOSED_MODEL, RunKind.OPEN_MODEL)) {
            Evidence evidence = SampleEvidence.of(kind, results, series, 14, 16);
            assertThat(SampleEvidence.result(evidence, "standstill"))
                    .returns(Validity.INVALID, CheckResult::consequence)
                    .returns("no request completed from 14 s to 16 s (2 s)", CheckResult::value)
                    .satisfies(result -> assertThat(result.explanation())
                            .contains("CPU meanwhile, and in the whole interval: application 1.00 and 1.00 cores"));
            assertThat(SampleEvidence.result(evidence, "steady throughput").consequence())
                    .isEqualTo(Validity.VALID);
        }
    }

    @Test
    void namesStandstillAsCauseInsteadOfWarmUp() throws IOException {
        Evidence withoutStandstill = SampleEvidence.withJitCompilation(samples().of(RunKind.CLOSED_MODEL));
        assertThat(SampleEvidence.result(withoutStandstill, "JIT compilation").explanation())
                .contains("longer --warmup");
        Evidence evidence = SampleEvidence.withJitCompilation(samples().of(RunKind.CLOSED_MODEL, 14, 25));
        assertThat(List.of(
                        SampleEvidence.result(evidence, "JIT compilation"),
                        SampleEvidence.result(evidence, "steady throughput")))
                .allSatisfy(result -> assertThat(result.outcome()).isNotEqualTo(CheckOutcome.PASS))
                .allSatisfy(result -> assertThat(result.explanation())
                        .contains("no request completed from 14 s to 25 s (11 s)")
                        .doesNotContain("--warmup"));
    }

    @Test
    void omitsStandstillForUnavailableValue() throws IOException {
        Evidence evidence = SampleEvidence.withJitCompilation(samples().of(RunKind.CLOSED_MODEL, 14, 25));
        assertThat(SampleEvidence.result(evidence, "load-generator JIT"))
                .returns(CheckResult.NOT_AVAILABLE, CheckResult::value)
                .satisfies(result -> assertThat(result.explanation()).startsWith("Not checked: "));
    }

    @Test
    void standstillCheckDoesNotApplyUnderFaults() throws IOException {
        assertThat(SampleEvidence.result(samples().of(RunKind.FAULTS, 14, 25), "standstill"))
                .returns(CheckOutcome.NOT_APPLICABLE, CheckResult::outcome)
                .returns("no request completed from 14 s to 25 s (11 s)", CheckResult::value)
                .satisfies(result -> assertThat(result.explanation()).contains("evaluated as recovery"));
    }

    @Test
    void evaluatesSpeedNormalizedSteadiness() throws IOException {
        assertThat(SampleEvidence.result(samples().of(RunKind.CLOSED_MODEL), "steady throughput")
                        .value())
                .contains("; divided by the machine's speed (0.909, 0.95", "1.000): moved by 7.5 %");
        ResultFolder results = SampleRun.write(folder.resolve("no-probe"), 0, "a note");
        assertThat(SampleEvidence.result(
                                SampleEvidence.of(
                                        RunKind.CLOSED_MODEL,
                                        results,
                                        SampleEvidence.withoutProbe(results.telemetry()),
                                        0,
                                        0),
                                "steady throughput")
                        .value())
                .doesNotContain("speed");
    }

    @Test
    void checksCacheWarmthOnlyWithCaching() throws IOException {
        ResultFolder results = SampleRun.writeWithCache(folder.resolve("cached"));
        Evidence direct = SampleEvidence.of(RunKind.CLOSED_MODEL, results, results.telemetry(), 0, 0);
        assertThat(ValidityChecks.evaluate(direct))
                .extracting(CheckResult::check)
                .doesNotContain("cache warmth");
        Evidence cached = SampleEvidence.withCaching(direct, Caching.of(CachingMode.COMMAND));
        assertThat(SampleEvidence.result(cached, "cache warmth"))
                .returns(CheckOutcome.PASS, CheckResult::outcome)
                .satisfies(result ->
                        assertThat(result.value()).startsWith("hit ratio 0.900 in the first third, 0.900 in the last"));
    }
}
