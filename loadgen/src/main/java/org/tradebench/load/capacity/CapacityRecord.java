package org.tradebench.load.capacity;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.settings.ArrivalSettings;
import org.tradebench.load.settings.ResponseLimit;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.validity.Validity;

/**
 * Records a search for the largest arrival rate within a limit: the content of {@code capacity.json}.
 *
 * @param version of the schema: 1
 * @param command what repeats the search, as typed
 * @param settings of the search; each trial's own are in its folder
 * @param limit as text, such as {@code p99<50ms}
 * @param precision width of the bracket at which the search ends, as a share of the rate
 * @param confirmations trials that had to meet the limit at the found rate
 * @param closedModel the trial from whose throughput the rates followed
 * @param trials in the order in which they were made
 * @param end how the search ended
 * @param result VALID when something may be concluded, else INVALID
 * @param largestMet operations per second that met the limit in all confirmations; null when none did
 * @param smallestMissed operations per second that missed the limit; null when none did
 * @param conclusion in sentences
 */
public record CapacityRecord(
        int version,
        Instant startedAt,
        Instant endedAt,
        String command,
        RunSettings settings,
        String limit,
        double precision,
        int confirmations,
        ClosedModel closedModel,
        List<CapacityTrial> trials,
        SearchEnd end,
        Validity result,
        @Nullable Double largestMet,
        @Nullable Double smallestMissed,
        String conclusion) {
    /** The file's name. */
    public static final String FILE = "capacity.json";

    /** The schema version that is written. */
    public static final int VERSION = 1;

    /**
     * Holds the result of the trial of the closed model, which has the same number of virtual users as the others.
     *
     * @param folder its result folder, in that of the search
     * @param operationsPerSecond its throughput
     * @param result of its validity checks
     */
    public record ClosedModel(String folder, double operationsPerSecond, Validity result) {}

    public CapacityRecord {
        trials = List.copyOf(trials);
    }

    /**
     * Concludes a search.
     *
     * @param reason for an end before the first trial of the open model; else empty
     */
    public static CapacityRecord of(
            Instant startedAt,
            String command,
            RunSettings settings,
            ResponseLimit limit,
            CapacitySearch.Size size,
            ClosedModel closedModel,
            List<CapacityTrial> trials,
            SearchEnd end,
            @Nullable Double largestMet,
            @Nullable Double smallestMissed,
            String reason) {
        return new CapacityRecord(
                VERSION,
                startedAt,
                Instant.now(),
                command,
                settings,
                limit.text(),
                size.precision(),
                size.confirmations(),
                closedModel,
                trials,
                end,
                end.conclusive() ? Validity.VALID : Validity.INVALID,
                largestMet,
                smallestMissed,
                conclusion(limit, size.confirmations(), trials, end, largestMet, smallestMissed, reason));
    }

    /** Returns whether a folder holds the result of a search. */
    public static boolean isIn(Path folder) {
        return Files.isRegularFile(folder.resolve(FILE));
    }

    /** Reads the record of a folder. */
    public static CapacityRecord read(Path folder) {
        CapacityRecord record = new ResultFolder(folder.toAbsolutePath().normalize()).read(FILE, CapacityRecord.class);
        if (record.version() != VERSION) {
            throw Failure.of(folder.resolve(FILE) + " is of version " + record.version()
                    + ": this program reads version " + VERSION);
        }
        return record;
    }

    /** Returns the limit. */
    public ResponseLimit parsedLimit() {
        return ResponseLimit.parse(limit);
    }

    private static String conclusion(
            ResponseLimit limit,
            int confirmations,
            List<CapacityTrial> trials,
            SearchEnd end,
            @Nullable Double largestMet,
            @Nullable Double smallestMissed,
            String reason) {
        String within = limit.description() + " in all " + confirmations + " confirmations";
        return switch (end) {
            case FOUND ->
                String.format(
                        "The largest rate that met %s is %s operations/s (%s); %s operations/s missed it.",
                        within, rate(largestMet), values(limit, largestMet, trials), rate(smallestMissed));
            case NEVER_MET ->
                String.format(
                        "No rate met %s: %s operations/s, the smallest that was tried, missed it.",
                        limit.description(), rate(smallestMissed));
            case LOAD_GENERATOR_LIMITED ->
                String.format(
                        "No conclusion, because the load generator was the limit: %s. %s",
                        lastReason(RateOutcome.LOAD_GENERATOR_LIMITED, trials),
                        largestMet == null
                                ? "No rate met " + within + "."
                                : rate(largestMet) + " operations/s met " + within + " ("
                                        + values(limit, largestMet, trials)
                                        + "); whether the system meets it at a larger rate is unknown.");
            case UNUSABLE_TRIALS ->
                "No conclusion, because trials at one rate failed a validity check repeatedly: "
                        + lastReason(RateOutcome.UNUSABLE, trials) + ".";
            case TOO_MANY_TRIALS ->
                String.format(
                        "No conclusion after %d trials: no rate met %s. Use a longer --duration, with which response times vary less.",
                        trials.size(), within);
            case INCONSISTENT ->
                "No conclusion, because the data were wrong after a trial: "
                        + lastReason(RateOutcome.INCONSISTENT, trials) + ".";
            case NO_THROUGHPUT -> "No conclusion, because the trial of the closed model failed: " + reason + ".";
        };
    }

    /** Returns the trials that confirmed a rate. */
    private static Stream<CapacityTrial> confirmations(@Nullable Double rate, List<CapacityTrial> trials) {
        return trials.stream()
                .filter(trial -> trial.confirmation()
                        && rate != null
                        && trial.rate() == rate
                        && trial.outcome() == RateOutcome.MET);
    }

    /** Counts how many of the trials that confirmed the rate had a warning, by the check's name. */
    public Map<String, Long> warnings() {
        return confirmations(largestMet, trials)
                .flatMap(trial -> trial.warnings().stream())
                .collect(Collectors.groupingBy(name -> name, TreeMap::new, Collectors.counting()));
    }

    private static String rate(@Nullable Double rate) {
        return rate == null ? "no" : ArrivalSettings.perSecond(rate);
    }

    private static String values(ResponseLimit limit, @Nullable Double rate, List<CapacityTrial> trials) {
        return confirmations(rate, trials)
                .map(trial -> String.format(Locale.ROOT, "%,.1f", trial.responseMillis()))
                .collect(Collectors.joining(", ", limit.metric().label() + " ", " ms"));
    }

    /** Returns the rate and the reason of the last trial with this outcome. */
    private static String lastReason(RateOutcome outcome, List<CapacityTrial> trials) {
        return trials.stream()
                .filter(trial -> trial.outcome() == outcome)
                .reduce((before, last) -> last)
                .map(trial -> "at " + ArrivalSettings.perSecond(trial.rate()) + " operations/s, " + trial.reason())
                .orElse("no higher rate could be tried");
    }
}
