package org.tradebench.load.experiment;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Configures how long each system of an interleaved experiment is under load at a time, and how often.
 *
 * @param lengths of slices in milliseconds, one or several; each pair of rounds takes the next one
 * @param droppedMillis start of a slice, in which nothing counts: answers to the system before still come in, and connections and caches of the processor are cold
 * @param rounds slices of each system in a replicate
 */
public record SliceSettings(List<Long> lengths, long droppedMillis, int rounds) {
    /**
     * Default length in seconds. Slices of 1 and 2 s reach the same precision in the least time (docs/results/calibration/interleaved), and those of 2 s drop a
     * smaller share.
     */
    private static final String SECONDS = "2";

    private static final String DROPPED = "0.2";

    /**
     * Default number of rounds, from five studies: their rounds differed by 17 to 28 %, their replicates by 3 % at most, and a replicate took ten minutes
     * beside its slices. It is a multiple of the cycle lengths for two to six systems.
     */
    private static final String ROUNDS = "60";

    /** Settings that interleaved trials cannot have, with the reasons. */
    private static final Map<Setting, String> UNSUITABLE = Map.of(
            Setting.ARRIVALS, "operations of an open model arrive at all times, and interleaved systems have to wait",
            Setting.FAULTS, "faults need a system that is under load all the time",
            Setting.PRIMITIVE, "the plan of the primitives has no slices",
            Setting.PRE_WARMING, "each system has a warm-up of its own",
            Setting.DURATION, "the measurement interval is as long as all slices together");

    public SliceSettings {
        lengths = List.copyOf(lengths);
    }

    /** Describes slices that are all equally long. */
    public SliceSettings(long millis, long droppedMillis, int rounds) {
        this(List.of(millis), droppedMillis, rounds);
    }

    /** Returns the slices of an interleaved experiment, with defaults for what it leaves out. */
    public static SliceSettings of(Experiment experiment) {
        return of(experiment.fixed());
    }

    /** Reads the slices from the settings of every trial. */
    public static SliceSettings of(Map<Setting, String> fixed) {
        return new SliceSettings(
                Arrays.stream(fixed.getOrDefault(Setting.SLICE, SECONDS).split("/"))
                        .map(SliceSettings::millis)
                        .toList(),
                millis(fixed.getOrDefault(Setting.SLICE_DROPPED, DROPPED)),
                Integer.parseInt(fixed.getOrDefault(Setting.SLICES, ROUNDS)));
    }

    private static long millis(String seconds) {
        return Math.round(1000 * Double.parseDouble(seconds));
    }

    /** Returns approximately the seconds of load that a system has in a replicate: the last lengths may be cut off. */
    public double secondsOfLoad() {
        return rounds * lengths.stream().mapToLong(Long::longValue).average().orElse(0) / 1000.0;
    }

    /**
     * Returns what is wrong with the settings of an experiment, and what was expected.
     *
     * @return empty for valid settings: an interleaved experiment can be made with them, or another one has no settings of slices
     */
    public static Optional<String> problem(Experiment experiment) {
        Stream<Setting> varied = experiment.factors().stream()
                .flatMap(factor -> factor.levels().stream())
                .flatMap(level -> level.settings().keySet().stream());
        if (experiment.fork() != ForkMode.INTERLEAVED) {
            return Stream.concat(varied, experiment.fixed().keySet().stream())
                    .filter(Setting::isSliceSetting)
                    .findFirst()
                    .map(setting -> setting.key() + " is a setting of interleaved experiments: expected 'fork: "
                            + ForkMode.INTERLEAVED.label() + "', or none");
        }
        if (!ForkMode.interleavesOn(experiment.target())) {
            return Optional.of("'fork: " + ForkMode.INTERLEAVED.label() + "': expected target embedded or compose, got "
                    + experiment.target());
        }
        return varied.filter(Setting::isSliceSetting)
                .findFirst()
                .map(setting -> "a factor varies " + setting.key()
                        + ", which is one for all systems of a replicate: expected it under 'fixed'")
                .or(() -> unsuitable(experiment))
                .or(() -> networks(experiment))
                .or(() -> lengths(experiment));
    }

    private static Optional<String> unsuitable(Experiment experiment) {
        return UNSUITABLE.entrySet().stream()
                .filter(setting -> experiment.fixed().containsKey(setting.getKey())
                        || experiment.factors().stream().anyMatch(factor -> factor.sets(setting.getKey())))
                .map(setting -> "'fork: " + ForkMode.INTERLEAVED.label() + "' has no "
                        + setting.getKey().key() + ": " + setting.getValue() + ". Expected it to be left out")
                .sorted()
                .findFirst();
    }

    private static Optional<String> networks(Experiment experiment) {
        long sharing = RandomizedBlocks.of(experiment, 1, 0).treatments().stream()
                .filter(treatment -> "host".equals(treatment.settings().get(Setting.NETWORK)))
                .count();
        return sharing <= 1
                ? Optional.empty()
                : Optional.of("on the machine's own addresses there can be one system only, and 'fork: "
                        + ForkMode.INTERLEAVED.label() + "' would start " + sharing
                        + " together: expected network: host for one system at most");
    }

    private static Optional<String> lengths(Experiment experiment) {
        SliceSettings slices = of(experiment);
        long shortest = Collections.min(slices.lengths());
        if (slices.droppedMillis() >= shortest) {
            return Optional.of("nothing is left of a slice: expected slice-dropped below slice, got "
                    + slices.droppedMillis() + " ms of " + shortest + " ms");
        }
        long think = Stream.concat(
                        Stream.of(experiment.fixed()),
                        experiment.factors().stream()
                                .flatMap(factor -> factor.levels().stream())
                                .map(Level::settings))
                .filter(settings -> settings.containsKey(Setting.THINK_TIME))
                .mapToLong(settings -> Long.parseLong(settings.get(Setting.THINK_TIME)))
                .max()
                .orElse(0);
        return think <= slices.droppedMillis()
                ? Optional.empty()
                : Optional.of("virtual users that think for " + think
                        + " ms all begin at once with a slice: expected a think time of at most slice-dropped, "
                        + slices.droppedMillis() + " ms");
    }
}
