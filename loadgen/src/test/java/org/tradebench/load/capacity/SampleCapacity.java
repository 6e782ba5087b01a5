package org.tradebench.load.capacity;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.results.Latencies;
import org.tradebench.load.results.OpenModel;
import org.tradebench.load.settings.ArrivalSettings;
import org.tradebench.load.settings.ResponseLimit;
import org.tradebench.load.settings.RunArguments;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.WorkloadSettings;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.Validity;

/** Makes records of searches on a simulated system. */
public final class SampleCapacity {
    private static final SimulatedQueue QUEUE = new SimulatedQueue(8, 100);

    private SampleCapacity() {}

    /** A search that finds a rate, whose confirmations warn of a short interval. */
    public static CapacityRecord found() {
        return of(ResponseLimit.parse("p99<60ms"), 64);
    }

    /** A search for which the virtual users do not suffice. */
    public static CapacityRecord limited() {
        return of(ResponseLimit.parse("p99<500ms"), 20);
    }

    /** A search for a limit that no rate meets. */
    public static CapacityRecord neverMet() {
        return of(ResponseLimit.parse("p99<1ms"), 64);
    }

    private static CapacityRecord of(ResponseLimit limit, int virtualUsers) {
        RunSettings settings = RunSettings.STANDARD
                .withDefaults()
                .withWorkload(WorkloadSettings.STANDARD
                        .withVirtualUsers(virtualUsers)
                        .withArrivals(ArrivalSettings.ofSearch(limit)));
        CapacitySearch search = new CapacitySearch(QUEUE.capacity(), CapacitySearch.Size.STANDARD);
        List<CapacityTrial> trials = new ArrayList<>();
        for (Optional<CapacitySearch.Step> next = search.next(); next.isPresent(); next = search.next()) {
            CapacityTrial trial = trial(next.get(), trials.size() + 2, limit, virtualUsers);
            trials.add(trial);
            search.accept(trial.outcome());
        }
        return CapacityRecord.of(
                Instant.parse("2026-01-31T12:00:00Z"),
                RunArguments.command(settings),
                settings,
                limit,
                CapacitySearch.Size.STANDARD,
                new CapacityRecord.ClosedModel("01-closed-model", QUEUE.capacity(), Validity.VALID),
                trials,
                Objects.requireNonNull(search.end()),
                search.largestMet(),
                search.smallestMissed(),
                "");
    }

    private static CapacityTrial trial(CapacitySearch.Step step, int number, ResponseLimit limit, int virtualUsers) {
        double p99 = Math.min(QUEUE.p99Millis(step.rate()), 30_000);
        List<CheckResult> checks = new ArrayList<>();
        checks.add(new CheckResult("errors", CheckOutcome.PASS, Validity.VALID, "0", "at most 0.10 %", "Fine."));
        checks.add(new CheckResult("interval for p99", CheckOutcome.WARN, Validity.VALID, "30 s", "60 s", "Short."));
        if (step.rate() > 0.9 * QUEUE.capacity()) {
            checks.add(new CheckResult(
                    "virtual-user exhaustion", CheckOutcome.WARN, Validity.VALID, "9 %", "1 %", "Too few."));
        }
        return CapacityTrial.of(
                number + "-trial",
                step,
                number,
                30,
                limit,
                virtualUsers,
                openModel(step.rate(), p99, Math.min(p99, 46.05)),
                checks);
    }

    static OpenModel openModel(double rate, @Nullable Double responseP99, @Nullable Double serviceP99) {
        return new OpenModel(
                rate,
                "poisson",
                Math.round(30 * rate),
                rate,
                latencies(responseP99),
                latencies(serviceP99),
                0,
                0.1,
                0.1,
                0.5,
                responseP99,
                0,
                0,
                List.of());
    }

    private static Latencies latencies(@Nullable Double p99) {
        return p99 == null
                ? new Latencies(0, null, null, null, null, null, null, null)
                : new Latencies(1_000, p99 / 5, p99 / 7, p99 / 3, p99 / 2, p99, 1.5 * p99, 2 * p99);
    }
}
