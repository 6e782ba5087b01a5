package org.tradebench.load.validity;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.loadgenerator.ArrivalResult;
import org.tradebench.load.loadgenerator.ArrivalResult.PhaseCount;
import org.tradebench.load.loadgenerator.Interleaving;
import org.tradebench.load.loadgenerator.LoadProgress;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.report.SampleRun;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.settings.Caching;
import org.tradebench.load.settings.WorkloadPlan;
import org.tradebench.load.telemetry.IntervalSigns;
import org.tradebench.load.telemetry.IntervalUse;
import org.tradebench.load.telemetry.TelemetrySeries;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierUse;

/**
 * Builds evidence of the sample run, whose machine becomes a tenth faster in the middle of the measurement interval, for tests of several checks.
 *
 * @param folder receives the files of the runs
 */
record SampleEvidence(Path folder) {
    /** Returns evidence of a run whose machine becomes a tenth faster, and whose throughput does not change. */
    Evidence of(RunKind kind) throws IOException {
        return of(kind, 0, 0);
    }

    /** Returns evidence of a run in whose measurement interval no request completed from the one second to the other. */
    Evidence of(RunKind kind, int standstillFrom, int standstillTo) throws IOException {
        ResultFolder results = SampleRun.write(folder.resolve(kind + "-" + standstillTo), 0, "a note");
        return of(kind, results, results.telemetry(), standstillFrom, standstillTo);
    }

    /** Returns evidence of an open-model run whose rate changed on purpose, with a pause in which no request completed. */
    Evidence ofProfile() throws IOException {
        Evidence constant = of(RunKind.OPEN_MODEL, 20, 30);
        Evidence.LoadEvidence load = constant.load();
        Recording read = load.recording();
        ArrivalResult ramp = new ArrivalResult(
                2,
                100,
                "poisson",
                1,
                0,
                3000,
                read.operations(),
                0,
                0,
                1,
                1,
                0,
                0,
                0,
                0,
                List.of(),
                List.of(new PhaseCount(50, 200, "poisson", 60, 0, 0, 0)));
        Recording recording =
                new Recording(read.loadGenerator(), Optional.of(ramp), read.histograms(), read.warmUp(), read.series());
        return new Evidence(
                constant.kind(),
                constant.answers(),
                constant.use(),
                constant.violations(),
                constant.machine(),
                new Evidence.LoadEvidence(
                        load.requested(),
                        recording,
                        load.signs(),
                        load.cacheStates(),
                        load.orders(),
                        load.backlog(),
                        load.database(),
                        load.faults()));
    }

    static Evidence of(
            RunKind kind, ResultFolder results, TelemetrySeries series, int standstillFrom, int standstillTo) {
        Recording read = Recording.read(
                results.folder(),
                withStandstill(LoadResult.in(results.folder()), standstillFrom, standstillTo),
                series);
        Optional<ArrivalResult> arrivals = kind == RunKind.OPEN_MODEL
                ? Optional.of(new ArrivalResult(
                        1, 100, "poisson", 1, 0, 3000, read.operations(), 0, 0, 1, 1, 0, 0, 0, 0, List.of(), List.of()))
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
                        new Evidence.Requested(
                                WorkloadPlan.TRADE, 14, 8, 1, 30, "direct", Caching.NONE, null, -1, true),
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

    /** Returns ten slices of 1.5 s, every other one of the interval of 30 s; the first 0.5 s of each and a quarter of the requests do not count. */
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

    private static LoadResult withStandstill(LoadResult of, int from, int to) {
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

    static TelemetrySeries withoutProbe(TelemetrySeries of) {
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

    static Evidence withCaching(Evidence of, Caching caching) {
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
                                requested.requestsPerConnection(),
                                requested.profiled()),
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

    static Evidence withJitCompilation(Evidence of) {
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

    /** Returns the result of one check. */
    static CheckResult result(Evidence evidence, String check) {
        return ValidityChecks.evaluate(evidence).stream()
                .filter(result -> result.check().equals(check))
                .findFirst()
                .orElseThrow();
    }
}
