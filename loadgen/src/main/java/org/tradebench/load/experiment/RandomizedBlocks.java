package org.tradebench.load.experiment;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Plans randomized complete blocks: each measures every treatment once, in an order that follows from the seed and the block's number alone, so that an
 * experiment that is resumed has the order that it would have had.
 *
 * @param treatments the baseline's second name is the last one
 * @param search trials of the closed model that find the knee, made once before the first block; empty when there is nothing to find
 */
public record RandomizedBlocks(List<Treatment> treatments, int blocks, long seed, List<PlannedTrial> search) {
    public RandomizedBlocks {
        treatments = List.copyOf(treatments);
        search = List.copyOf(search);
    }

    /**
     * Plans an experiment. The baseline also has a second name (A/A control), unless the experiment has none, or faults are injected and nothing is compared.
     */
    public static RandomizedBlocks of(Experiment experiment, int blocks, long seed) {
        List<Treatment> treatments = new ArrayList<>();
        if (experiment.over().isEmpty()) {
            experiment.compared().levels().forEach(level -> treatments.add(treatment(experiment, level, null, false)));
        } else {
            List<Level> overs = experiment.over().get().levels();
            overs.forEach(over -> experiment
                    .compared()
                    .levels()
                    .forEach(level -> treatments.add(treatment(experiment, level, over, false))));
        }
        if (experiment.control() && !experiment.injectsFaults()) {
            Level last = experiment
                    .over()
                    .map(Factor::levels)
                    .map(overs -> overs.get(overs.size() - 1))
                    .orElse(null);
            treatments.add(treatment(experiment, baseline(experiment), last, true));
        }
        return new RandomizedBlocks(treatments, blocks, seed, search(experiment, treatments.get(0)));
    }

    /** Plans the trials of the closed model that find the knee: the first treatment without arrivals, at each number of virtual users. */
    private static List<PlannedTrial> search(Experiment experiment, Treatment like) {
        List<PlannedTrial> trials = new ArrayList<>();
        if (experiment.knee() != null) {
            for (int clients : experiment.knee().clients()) {
                Map<Setting, String> settings = new EnumMap<>(like.settings());
                settings.remove(Setting.ARRIVALS);
                settings.remove(Setting.ARRIVAL_PROCESS);
                settings.put(Setting.CLIENTS, Integer.toString(clients));
                String label = "closed model, " + clients + (clients == 1 ? " client" : " clients");
                trials.add(new PlannedTrial(0, trials.size() + 1, new Treatment(label, label, null, false, settings)));
            }
        }
        return trials;
    }

    private static Level baseline(Experiment experiment) {
        return experiment.compared().level(experiment.compared().baseline()).orElseThrow();
    }

    private static Treatment treatment(Experiment experiment, Level level, @Nullable Level over, boolean again) {
        Map<Setting, String> settings = new EnumMap<>(Setting.class);
        settings.putAll(experiment.fixed());
        settings.putAll(level.settings());
        String label = level.label();
        if (over != null) {
            settings.putAll(over.settings());
            label += ", " + over.label()
                    + (experiment.over().orElseThrow().axis().isPresent()
                            ? " " + experiment.over().get().name()
                            : "");
        }
        return new Treatment(
                again ? label + Treatment.AGAIN : label,
                level.label(),
                over == null ? null : over.label(),
                again,
                settings);
    }

    /**
     * Finds a treatment that is no A/A control; null when the experiment has none of these levels.
     *
     * @param over level of the second factor; null without one
     */
    public @Nullable Treatment treatment(@Nullable String level, @Nullable String over) {
        return treatments.stream()
                .filter(treatment ->
                        !treatment.again() && treatment.level().equals(level) && Objects.equals(treatment.over(), over))
                .findFirst()
                .orElse(null);
    }

    /** Returns the number of treatments that are compared with a baseline, at least 1: they share the risk of a false positive (Holm). */
    public int comparisons(Experiment experiment) {
        String baseline = experiment.compared().baseline();
        long others = treatments.stream()
                .filter(treatment -> !treatment.again() && !treatment.level().equals(baseline))
                .count();
        return Math.max(1, Math.toIntExact(others));
    }

    /**
     * Returns the trials of a block: an odd one has a random order, and the even one after it the reverse, so that what a place in the order gains or loses
     * cancels over both. Trials with faults keep the order of the file, because a fault may change the cluster for later trials.
     */
    public List<PlannedTrial> block(int number) {
        List<Treatment> order = new ArrayList<>(treatments);
        if (treatments.stream().noneMatch(treatment -> treatment.settings().containsKey(Setting.FAULTS))) {
            boolean reversed = number % 2 == 0;
            int odd = reversed ? number - 1 : number;
            // Consecutive seeds give similar first numbers: one generator seeds another.
            Collections.shuffle(order, new Random(new Random(31 * seed + odd).nextLong()));
            if (reversed) {
                Collections.reverse(order);
            }
        }
        List<PlannedTrial> trials = new ArrayList<>();
        for (int place = 1; place <= order.size(); place++) {
            trials.add(new PlannedTrial(number, place, order.get(place - 1)));
        }
        return trials;
    }

    /** Returns a hash of treatments and settings: two results with the same hash measured the same. */
    public String hash() {
        StringBuilder text = new StringBuilder();
        treatments.forEach(treatment -> hash(treatment, text));
        search.forEach(trial -> hash(trial.treatment(), text));
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256").digest(text.toString().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private static void hash(Treatment treatment, StringBuilder text) {
        Map<String, String> settings = new LinkedHashMap<>();
        new TreeMap<>(treatment.settings()).forEach((setting, value) -> settings.put(setting.nameInHash(), value));
        text.append(treatment.label()).append(settings).append('\n');
    }
}
