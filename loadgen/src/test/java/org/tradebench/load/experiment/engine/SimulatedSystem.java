package org.tradebench.load.experiment.engine;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import org.tradebench.load.experiment.PlannedTrial;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.experiment.TrialMetrics;
import org.tradebench.load.settings.WorkloadPlan;
import org.tradebench.load.statistics.FlatTail;
import org.tradebench.load.validity.AnswerChecks;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.DataChecks;
import org.tradebench.load.validity.ExpectedMix;
import org.tradebench.load.validity.LoadGeneratorChecks;
import org.tradebench.load.validity.MixCheck;
import org.tradebench.load.validity.SteadyStateChecks;
import org.tradebench.load.validity.Validity;

/**
 * Simulates a system whose throughput is known: a law by treatment, drift from block to block, noise of trials and seconds, and an injected defect. The real validity
 * checks evaluate its trials.
 */
final class SimulatedSystem implements TrialExecutor {
    private static final int SECONDS = 60;
    private static final int CLIENTS = 8;

    /** Defects that can be injected into every trial. */
    enum Planted {
        NOTHING,
        DRIFT,
        COLLAPSE,
        /** The server hangs at the measurement interval's end, and the virtual users of the closed model wait. */
        COORDINATED_OMISSION,
        SATURATED_LOAD_GENERATOR,
        WRONG_MIX,
        LOST_CENT
    }

    private final Function<Treatment, Double> law;
    private final double drift;
    private final double noise;
    private final Planted planted;
    private final Random random;

    /**
     * @param law operations per second
     * @param drift standard deviation from block to block, of the logarithm
     * @param noise standard deviation from trial to trial, of the logarithm
     */
    SimulatedSystem(Function<Treatment, Double> law, double drift, double noise, Planted planted, long seed) {
        this.law = law;
        this.drift = drift;
        this.noise = noise;
        this.planted = planted;
        random = independent(seed);
    }

    /** Neighbouring seeds of {@link Random} begin with almost the same number, so one of its numbers is the seed. */
    private static Random independent(long seed) {
        return new Random(new Random(seed).nextLong());
    }

    @Override
    public Outcome measure(PlannedTrial trial, Path folder) {
        double blockDrift = Math.exp(drift * independent(trial.block()).nextGaussian());
        double rate = law.apply(trial.treatment()) * blockDrift * Math.exp(noise * random.nextGaussian());
        double[] seconds = new double[SECONDS];
        for (int i = 0; i < SECONDS; i++) {
            double fall = planted == Planted.COLLAPSE ? 0.5 : planted == Planted.DRIFT ? 0.2 : 0;
            double decline = 1 - fall * i / SECONDS;
            seconds[i] = rate * decline * Math.exp(0.01 * random.nextGaussian());
        }
        List<CheckResult> checks = checks(seconds);
        Validity result = CheckResult.validityOf(checks);
        double sum = 0;
        for (double second : seconds) {
            sum += second;
        }
        TrialMetrics metrics = new TrialMetrics(
                sum / SECONDS,
                1000 * CLIENTS * SECONDS / sum,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                0.14,
                Map.of(),
                null,
                SECONDS,
                FlatTail.of(0.05, seconds).length());
        return new Outcome(
                result,
                checks.stream()
                        .filter(check -> check.outcome() != CheckOutcome.PASS)
                        .map(CheckResult::check)
                        .toList(),
                metrics);
    }

    private List<CheckResult> checks(double... seconds) {
        List<Long> counts = new ArrayList<>();
        for (double second : seconds) {
            counts.add(Math.round(second));
        }
        Map<String, Long> played = new LinkedHashMap<>(Map.of(
                "quotes", 40_000L,
                "home", 20_000L,
                "portfolio", 12_000L,
                "account", 10_000L,
                "logoff", 4_000L,
                "buy", 4_000L,
                "sell", 4_000L,
                "update account", 4_000L,
                "register", 2_000L));
        if (planted == Planted.WRONG_MIX) {
            // A random controller over percentage controllers makes 2.4 % of 4 % buys.
            played.put("buy", 2_400L);
            played.put("quotes", 41_600L);
        }
        boolean hangs = planted == Planted.COORDINATED_OMISSION;
        return List.of(
                SteadyStateChecks.steadyThroughput(counts, List.of(), "").named("steady throughput"),
                MixCheck.judge(ExpectedMix.of(WorkloadPlan.TRADE, 14), played, CLIENTS)
                        .named("operation mix"),
                DataChecks.consistency(Map.of("every cent is somewhere", planted == Planted.LOST_CENT ? 1L : 0L))
                        .named("consistency"),
                LoadGeneratorChecks.overhead(planted == Planted.SATURATED_LOAD_GENERATOR ? 0.3 : 0.01, CLIENTS)
                        .named("load-generator overhead"),
                AnswerChecks.stalledRequests(CLIENTS, Duration.ofMillis(hangs ? 20_000 : 5), Duration.ofMillis(40))
                        .named("stalled requests"));
    }
}
