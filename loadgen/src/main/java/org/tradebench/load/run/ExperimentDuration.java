package org.tradebench.load.run;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.tradebench.load.experiment.ForkMode;
import org.tradebench.load.experiment.PlannedTrial;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.experiment.SliceSettings;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.settings.TargetSettings;
import org.tradebench.load.study.Study;

/**
 * Estimates how long an experiment takes on an otherwise idle machine of two cores, from runs on one: starts and ends as they were measured, requests at the
 * rate of a server that still compiles.
 */
public final class ExperimentDuration {
    /** The fewest blocks that an outcome needs. */
    public static final int BLOCKS = 5;

    private static final double START_PROCESSES = 40;
    private static final double START_CLUSTER = 60;
    private static final double START_SERVER = 20;
    private static final double REQUESTS_A_SECOND = 1200;
    private static final double INTERVAL = 60;

    private ExperimentDuration() {}

    /** Returns the minutes of the fewest blocks; empty when the study is not made of trials here. */
    public static OptionalInt minutes(Study study) {
        if (study.instead() != null || study.target().equals("inventory")) {
            return OptionalInt.empty();
        }
        RandomizedBlocks plan = RandomizedBlocks.of(study.experiment(), 1, 1);
        boolean cluster = study.target().equals(TargetSettings.COMPOSE.label());
        boolean interleaved = study.experiment().fork() == ForkMode.INTERLEAVED;
        double blocks = BLOCKS * seconds(plan.treatments().stream(), cluster, interleaved);
        if (interleaved) {
            blocks += BLOCKS
                    * plan.treatments().size()
                    * (SliceSettings.of(study.experiment()).secondsOfLoad() - INTERVAL);
        }
        double search = seconds(plan.search().stream().map(PlannedTrial::treatment), cluster, false);
        return OptionalInt.of((int) Math.ceil((blocks + search) / 60));
    }

    private static double seconds(Stream<Treatment> treatments, boolean cluster, boolean interleaved) {
        return treatments
                .mapToDouble(treatment -> seconds(treatment.settings(), cluster, interleaved))
                .sum();
    }

    private static double seconds(Map<Setting, String> settings, boolean cluster, boolean interleaved) {
        double servers = cluster ? number(settings, Setting.SERVERS).orElse(4.0) : 1;
        double cpus = servers * number(settings, Setting.APPLICATION_CPUS).orElse(1.0);
        // Interleaved systems warm up before the limits of their CPUs are in force.
        double rate = REQUESTS_A_SECOND * (interleaved ? 1 : Math.min(1, cpus));
        return (cluster ? START_CLUSTER + START_SERVER * servers : START_PROCESSES)
                + number(settings, Setting.PRE_WARMING).orElse(0.0) * servers / REQUESTS_A_SECOND
                + number(settings, Setting.WARMUP).orElse(60_000.0) / rate
                + number(settings, Setting.DURATION).orElse(INTERVAL);
    }

    private static Optional<Double> number(Map<Setting, String> settings, Setting setting) {
        return Optional.ofNullable(settings.get(setting))
                // A warm-up may last until the steady state, however many requests that takes.
                .filter(value -> value.matches("[0-9.]+"))
                .map(Double::parseDouble);
    }
}
