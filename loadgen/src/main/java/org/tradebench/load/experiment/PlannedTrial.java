package org.tradebench.load.experiment;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/**
 * Describes a trial to be made.
 *
 * @param block from 1
 * @param place in the block, from 1
 */
public record PlannedTrial(int block, int place, Treatment treatment) {
    /** Returns the same trial with a rate of arrivals instead of a share of the knee. */
    public PlannedTrial at(double knee) {
        String arrivals = treatment.settings().getOrDefault(Setting.ARRIVALS, "");
        if (!arrivals.endsWith("%")) {
            return this;
        }
        double share = Double.parseDouble(arrivals.replace("%", "").strip()) / 100;
        Map<Setting, String> settings = new EnumMap<>(treatment.settings());
        settings.put(Setting.ARRIVALS, String.format(Locale.ROOT, "%.3f", share * knee));
        return with(settings);
    }

    /** Returns the same trial with slices that the experiment leaves to its pilot. */
    public PlannedTrial sliced(String seconds, int slices) {
        Map<Setting, String> settings = new EnumMap<>(treatment.settings());
        settings.put(Setting.SLICE, seconds);
        settings.put(Setting.SLICES, Integer.toString(slices));
        return with(settings);
    }

    private PlannedTrial with(Map<Setting, String> settings) {
        return new PlannedTrial(
                block,
                place,
                new Treatment(treatment.label(), treatment.level(), treatment.over(), treatment.again(), settings));
    }

    /** Returns the name of its result folder. */
    public String folder() {
        return block + "-" + treatment.folder();
    }
}
