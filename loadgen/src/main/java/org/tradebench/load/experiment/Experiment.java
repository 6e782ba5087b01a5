package org.tradebench.load.experiment;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;

/**
 * Describes an experiment: what its trials vary, what they share, and how they are made. {@link ExperimentFile} reads it.
 *
 * @param name of the experiment on the command line
 * @param target what its trials run on unless the command line names another: embedded, compose or inventory
 * @param fork how trials get their system under test
 * @param factors one or two; the first one's levels are compared, at each level of the second one. Empty where no trials are made
 * @param fixed settings of every trial
 * @param staging levels on staging hardware instead of the factors' own, by factor
 * @param stagingFixed settings of every trial that replace fixed ones on staging hardware
 * @param interest the smallest difference that would change a decision, as a share: 0.03 is 3 %
 * @param blocks how often every treatment is measured
 * @param layers pairs of levels whose difference is the cost of one layer of the server; mostly none
 * @param control whether the baseline is measured under a second name, too, which shows what is noise (A/A control)
 * @param knee what rates of arrivals are shares of; null when no level is a share
 * @param text of the file, kept with every result
 */
public record Experiment(
        String name,
        String title,
        String target,
        ForkMode fork,
        List<Factor> factors,
        Map<Setting, String> fixed,
        Map<String, List<Level>> staging,
        Map<Setting, String> stagingFixed,
        double interest,
        int blocks,
        List<Layer> layers,
        boolean control,
        @Nullable Knee knee,
        String text) {
    public Experiment {
        factors = List.copyOf(factors);
        fixed = Map.copyOf(fixed);
        staging = Map.copyOf(staging);
        stagingFixed = Map.copyOf(stagingFixed);
        layers = List.copyOf(layers);
    }

    /** Returns the factor whose levels are compared. */
    public Factor compared() {
        return factors.get(0);
    }

    /** Returns the second factor: the levels of the first are compared at each of its levels. Empty with one factor. */
    public Optional<Factor> over() {
        return factors.size() > 1 ? Optional.of(factors.get(1)) : Optional.empty();
    }

    /** Returns whether it injects faults: such trials show recovery and data loss, and their throughput is not compared. */
    public boolean injectsFaults() {
        return fixed.containsKey(Setting.FAULTS) || factors.stream().anyMatch(factor -> factor.sets(Setting.FAULTS));
    }

    /** Returns the experiment on another target than its file's: an interleaved one has trials by themselves where systems cannot be measured alternately. */
    public Experiment on(String other) {
        if (fork != ForkMode.INTERLEAVED || ForkMode.interleavesOn(other)) {
            return this;
        }
        Map<Setting, String> whole = new EnumMap<>(Setting.class);
        whole.putAll(fixed);
        whole.keySet().removeIf(Setting::isSliceSetting);
        return with(other, ForkMode.PROCESS, factors, whole);
    }

    /** Returns the experiment at the size for staging hardware; the same when its file has no other. */
    public Experiment atStagingSize() {
        Map<Setting, String> changed = new EnumMap<>(Setting.class);
        changed.putAll(fixed);
        changed.putAll(stagingFixed);
        return with(
                factors.stream()
                        .map(factor ->
                                staging.containsKey(factor.name()) ? factor.with(staging.get(factor.name())) : factor)
                        .toList(),
                changed);
    }

    /**
     * Returns the experiment with some levels of a factor only.
     *
     * @param labels two or more of the first factor, one or more of the second, in this order; a repeated one counts once
     * @throws Failure names what is not there
     */
    public Experiment only(String factorName, List<String> labels) {
        List<Factor> changed = new ArrayList<>();
        boolean found = false;
        for (Factor factor : factors) {
            if (factor.name().equals(factorName)) {
                found = true;
                changed.add(factor.with(labels.stream()
                        .distinct()
                        .map(label -> known(factor, label))
                        .toList()));
            } else {
                changed.add(factor);
            }
        }
        if (!found) {
            throw Failure.usage("experiment '" + name + "' has no factor '" + factorName + "': expected "
                    + String.join(" or ", factors.stream().map(Factor::name).toList()));
        }
        if (changed.get(0).levels().size() < 2 && !injectsFaults()) {
            throw Failure.usage("one level of " + changed.get(0).name()
                    + " cannot be compared: expected two or more, separated by commas");
        }
        return with(changed, fixed).withKneeOfShares();
    }

    /**
     * Returns the experiment with other settings for every trial.
     *
     * @param settings by key
     * @throws Failure names what cannot be set so
     */
    public Experiment with(Map<String, String> settings) {
        Map<Setting, String> changed = new EnumMap<>(Setting.class);
        changed.putAll(fixed);
        settings.forEach((key, value) -> {
            Setting setting = Setting.of(key)
                    .orElseThrow(() ->
                            Failure.usage("'" + key + "' is no setting of a trial: expected one of " + Setting.keys()));
            if (!setting.accepts(value)) {
                throw Failure.usage(key + ": expected " + setting.validValues() + ", got '" + value + "'");
            }
            factors.stream().filter(factor -> factor.sets(setting)).findFirst().ifPresent(factor -> {
                throw Failure.usage("'" + key + "' is what factor '" + factor.name()
                        + "' varies: expected other levels of that factor instead");
            });
            changed.put(setting, value);
        });
        return with(factors, changed).withKneeOfShares();
    }

    private Experiment withKneeOfShares() {
        if (knee == null && hasShares(factors, fixed)) {
            throw Failure.usage("arrivals that are a share need a knee, and experiment '" + name
                    + "' has none: expected operations per second such as 250");
        }
        return this;
    }

    /** Returns whether a rate of arrivals is a share of the knee. */
    static boolean hasShares(List<Factor> factors, Map<Setting, String> fixed) {
        return Stream.concat(
                        Stream.of(fixed),
                        factors.stream()
                                .flatMap(factor -> factor.levels().stream())
                                .map(Level::settings))
                .anyMatch(
                        settings -> settings.getOrDefault(Setting.ARRIVALS, "").endsWith("%"));
    }

    /** Returns a level of the file, or a level for another value of the setting that the factor is named after. */
    private static Level known(Factor factor, String label) {
        Optional<Setting> own = Setting.of(factor.name());
        Optional<Level> another =
                own.filter(setting -> setting.accepts(label)).map(setting -> new Level(label, Map.of(setting, label)));
        return factor.level(label)
                .or(() -> another)
                .orElseThrow(() -> Failure.usage("'" + label + "' is no level of " + factor.name()
                        + ": expected one of "
                        + String.join(
                                ", ", factor.levels().stream().map(Level::label).toList())
                        + own.map(setting -> ", or " + setting.validValues()).orElse("")));
    }

    private Experiment with(List<Factor> others, Map<Setting, String> changed) {
        return with(target, fork, others, changed);
    }

    private Experiment with(String where, ForkMode how, List<Factor> others, Map<Setting, String> changed) {
        return new Experiment(
                name,
                title,
                where,
                how,
                others,
                changed,
                staging,
                stagingFixed,
                interest,
                blocks,
                layers,
                control,
                knee,
                text);
    }
}
