package org.tradebench.load.validity;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.consistency.CacheFreshness;
import org.tradebench.load.consistency.HistoryCount;
import org.tradebench.load.consistency.OrderBacklog;
import org.tradebench.load.consistency.OrderCount;
import org.tradebench.load.fault.FaultOutcome;
import org.tradebench.load.loadgenerator.ArrivalResult;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.settings.Caching;
import org.tradebench.load.settings.WorkloadPlan;
import org.tradebench.load.telemetry.CacheSample;
import org.tradebench.load.telemetry.IntervalSigns;
import org.tradebench.load.telemetry.IntervalUse;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierUse;
import org.tradebench.load.telemetry.source.MachineFacts;
import org.tradebench.load.telemetry.source.SharedMachine;

/**
 * Holds everything that the validity checks of a run examine.
 *
 * @param answers of the run
 * @param use CPU, memory and database activity within the measurement interval
 * @param violations rows that violate a consistency condition, by condition; empty without access to the database
 * @param machine the machine that the run was started on
 * @param single evidence that only a run of one load has; null for other runs
 */
public record Evidence(
        RunKind kind,
        List<Answers> answers,
        IntervalUse use,
        Map<String, Long> violations,
        Machine machine,
        @Nullable LoadEvidence single) {
    private static final TierUse UNKNOWN = new TierUse(null, null, null, null, null, null);

    /**
     * Holds the counts of answers.
     *
     * @param of what the answers belong to; empty for the run as a whole
     * @param requests number that was answered within the measurement interval, correctly or not
     * @param warmupErrors number that failed before it
     */
    public record Answers(String of, long requests, long errors, long warmupErrors) {}

    /**
     * Describes a machine.
     *
     * @param shared whether the user declared that it has other work, so that interference is a warning only
     */
    public record Machine(int cores, boolean shared) {
        /** Returns the machine of this process. */
        public static Machine current() {
            return new Machine(MachineFacts.cores(), SharedMachine.isDeclared());
        }
    }

    /**
     * Describes the requested load and configuration.
     *
     * @param loadGenerators number of JMeter processes
     * @param mode runtime mode; null for a server that runs elsewhere
     * @param caching null for a server that runs elsewhere
     * @param unpredictable why the statements cannot be predicted; null when they can
     * @param requestsPerConnection number of requests after which the server closes a connection, −1 for never; null when unknown
     * @param profiled whether the application is recorded during the run
     */
    public record Requested(
            WorkloadPlan plan,
            int updates,
            int virtualUsers,
            int loadGenerators,
            double seconds,
            @Nullable String mode,
            @Nullable Caching caching,
            @Nullable String unpredictable,
            @Nullable Integer requestsPerConnection,
            boolean profiled) {}

    /**
     * Holds the additional evidence of a run with faults.
     *
     * @param requested the faults by name, in order
     * @param injected those that were injected
     * @param errorsOutside errors before a fault or later than its grace period
     * @param freshness null without access to the database
     * @param histories null when they could not be checked
     */
    public record FaultEvidence(
            List<String> requested,
            List<FaultOutcome> injected,
            long errorsOutside,
            @Nullable CacheFreshness freshness,
            @Nullable HistoryCount histories) {}

    /**
     * Holds the evidence that only a run of one load has.
     *
     * @param cacheStates reports of the application on its cache; empty when it could not be queried
     * @param orders null when they could not be counted
     * @param backlog null without access to the database
     * @param database settings by name; empty without access to the database
     * @param faults null in a run without faults
     */
    public record LoadEvidence(
            Requested requested,
            Recording recording,
            IntervalSigns signs,
            Optional<List<CacheSample>> cacheStates,
            @Nullable OrderCount orders,
            @Nullable OrderBacklog backlog,
            Map<String, String> database,
            @Nullable FaultEvidence faults) {}

    /** Returns the evidence of a run of one load. */
    public static Evidence of(LoadEvidence load, IntervalUse use, Map<String, Long> violations) {
        LoadResult loadGenerator = load.recording().loadGenerator();
        RunKind kind = load.faults() != null
                ? RunKind.FAULTS
                : load.requested().plan() == WorkloadPlan.PRIMITIVES
                        ? RunKind.PRIMITIVES
                        : load.recording().arrivals().isPresent()
                                ? RunKind.OPEN_MODEL
                                : loadGenerator.slices().isEmpty() ? RunKind.CLOSED_MODEL : RunKind.INTERLEAVED;
        return new Evidence(
                kind,
                List.of(new Answers(
                        "",
                        // For an interleaved run, requests that count in no slice are included: an error counts
                        // wherever it ends.
                        loadGenerator.requestCount() + loadGenerator.uncounted().requests(),
                        loadGenerator.errorCount() + loadGenerator.uncounted().errors(),
                        loadGenerator.warmup().errors())),
                use,
                violations,
                Machine.current(),
                load);
    }

    /** Returns the evidence that only a run of one load has, not a run of primitives. */
    public LoadEvidence load() {
        if (single == null) {
            throw new IllegalStateException("a check that needs a load applies to " + kind);
        }
        return single;
    }

    /** Returns whether operations arrived by a profile whose rate changes. */
    boolean rateChanged() {
        return single != null
                && single.recording().arrivals().map(ArrivalResult::rateChanged).orElse(false);
    }

    /** Returns the evidence that only a run with faults has. */
    public FaultEvidence faults() {
        FaultEvidence faults = load().faults();
        if (faults == null) {
            throw new IllegalStateException("a check that needs faults applies to " + kind);
        }
        return faults;
    }

    Recording recording() {
        return load().recording();
    }

    Requested requested() {
        return load().requested();
    }

    TierUse tier(Tier tier) {
        return use.tiers().getOrDefault(tier, UNKNOWN);
    }
}
