package org.tradebench.load.run;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.consistency.CacheFreshness;
import org.tradebench.load.consistency.HistoryCount;
import org.tradebench.load.consistency.OrderBacklog;
import org.tradebench.load.consistency.OrderCount;
import org.tradebench.load.fault.FaultOutcome;
import org.tradebench.load.loadgenerator.ProxyAnswers;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.results.Summary;
import org.tradebench.load.settings.AccessMode;
import org.tradebench.load.settings.ApplicationSettings;
import org.tradebench.load.settings.OrdersMode;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.WorkloadPlan;
import org.tradebench.load.settings.WorkloadSettings;
import org.tradebench.load.telemetry.CacheSample;
import org.tradebench.load.telemetry.Interval;
import org.tradebench.load.telemetry.IntervalSigns;
import org.tradebench.load.telemetry.IntervalUse;
import org.tradebench.load.telemetry.Manifest;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.Evidence;
import org.tradebench.load.validity.Recording;
import org.tradebench.load.validity.Validity;
import org.tradebench.load.validity.ValidityChecks;

/**
 * Holds what a run measured, from which its record is made.
 *
 * @param cacheWasAsked whether the application reported its cache
 * @param startSeconds as {@link RunRecord} has it
 */
record MeasuredRun(
        RunOptions options,
        Instant startedAt,
        Manifest manifest,
        Recording recording,
        boolean cacheWasAsked,
        @Nullable Double startSeconds,
        List<RunRecord.AuditLine> audit,
        @Nullable OrderCount orders,
        @Nullable OrderBacklog backlog,
        List<FaultOutcome> faults,
        @Nullable CacheFreshness freshness,
        @Nullable HistoryCount histories) {
    /** Evaluates all validity checks and writes the record beside the files of the load generator. */
    RunRecord write(ResultFolder results) {
        IntervalUse use = recording.use();
        List<CheckResult> checks = ValidityChecks.evaluate(evidence(use));
        Validity result = CheckResult.validityOf(checks);
        RunRecord record = new RunRecord(
                RunRecord.VERSION,
                startedAt,
                Instant.now(),
                options.command(),
                options.settings(),
                manifest,
                recording.interval(),
                result,
                checks,
                result == Validity.VALID
                        ? Summary.of(recording.loadGenerator(), recording.arrivals(), recording.histograms(), use)
                        : null,
                audit,
                orders,
                backlog,
                faults,
                use,
                ProxyAnswers.in(results.folder()).orElse(null),
                startSeconds,
                notes());
        results.write(record);
        results.write(recording.series());
        return record;
    }

    private Evidence evidence(IntervalUse use) {
        RunSettings settings = options.settings();
        WorkloadSettings workload = settings.workload();
        ApplicationSettings application = settings.application();
        Map<String, Long> violations = new LinkedHashMap<>();
        audit.forEach(line -> violations.put(line.check(), line.breaks()));
        return Evidence.of(
                new Evidence.LoadEvidence(
                        new Evidence.Requested(
                                workload.plan(),
                                workload.updates(),
                                workload.virtualUsers(),
                                workload.loadGenerators(),
                                settings.measurement().duration().toMillis() / 1000.0,
                                application.mode() == null
                                        ? null
                                        : application.mode().label(),
                                application.caching(),
                                unpredictable(settings),
                                options.target().requestsPerConnection(settings).orElse(null),
                                settings.measurement().profile()),
                        recording,
                        IntervalSigns.of(recording.series(), recording.interval()),
                        cacheWasAsked ? Optional.of(cacheStates(recording.interval())) : Optional.empty(),
                        orders,
                        backlog,
                        manifest.database(),
                        options.faults().isEmpty() ? null : faultEvidence()),
                use,
                violations);
    }

    private Evidence.FaultEvidence faultEvidence() {
        return new Evidence.FaultEvidence(
                options.faults().stream().map(fault -> fault.kind().label()).toList(),
                faults,
                RunFaults.times(recording.loadGenerator()).errorsOutside(faults),
                freshness,
                histories);
    }

    private static @Nullable String unpredictable(RunSettings settings) {
        ApplicationSettings application = settings.application();
        if (settings.workload().plan() != WorkloadPlan.TRADE || application.access() == AccessMode.WEB_SERVICES) {
            return "statements are predicted for the pages of the standard workload only";
        }
        return application.mode() != null && application.orders() != OrdersMode.SYNC
                ? "orders are completed by messages, at a time of their own"
                : null;
    }

    /** Returns the reports of the cache from the last one before the measurement interval to its end. */
    private List<CacheSample> cacheStates(Interval interval) {
        List<CacheSample> states = new ArrayList<>();
        for (CacheSample sample : recording.series().cache()) {
            if (sample.time() <= interval.start()) {
                states.clear();
            }
            if (sample.time() <= interval.end()) {
                states.add(sample);
            }
        }
        return states;
    }

    private List<String> notes() {
        List<String> notes = new ArrayList<>(recording.series().notes());
        recording
                .interleaving()
                .ifPresent(of -> notes.add(String.format(
                        Locale.ROOT,
                        "interleaved with %s: %d slices, of which %.1f s of the %.1f s of the measurement interval count;"
                                + " throughput, CPU and database activity are those of this system's own slices",
                        String.join(", ", of.others()),
                        recording.loadGenerator().slices().size(),
                        recording.seconds(),
                        recording.intervalSeconds())));
        recording
                .loadGenerator()
                .failures()
                .forEach(failure ->
                        notes.add(failure.count() + " failures of " + failure.label() + ": " + failure.message()));
        return notes;
    }
}
