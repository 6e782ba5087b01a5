package org.tradebench.load.experiment;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A combination of levels that every block visits once.
 *
 * @param label its name, unlike every other's
 * @param level label of the first factor's level
 * @param over label of the second factor's level; null without a second factor
 * @param again whether it is the baseline under a second name (A/A)
 * @param settings of its trials, all of them
 */
public record Treatment(
        String label, String level, @Nullable String over, boolean again, Map<Setting, String> settings) {
    /** What a baseline's second name ends in. */
    public static final String AGAIN = " A/A";

    public Treatment {
        settings = Map.copyOf(settings);
    }

    /**
     * The name of the result folder of the trial whose application is recorded; it is in no block. Labels may differ in signs that no folder's name has, such as
     * {@code -XX:+UseTLAB} and {@code -XX:-UseTLAB}: then it ends in a number.
     *
     * @param all treatments of the experiment in order, this one among them
     */
    public String profileFolder(List<Treatment> all) {
        long before = all.stream()
                .takeWhile(other -> !other.label().equals(label))
                .filter(other -> other.folder().equals(folder()))
                .count();
        return "profile-" + folder() + (before == 0 ? "" : "-" + (before + 1));
    }

    /** The label as a folder's name. */
    public String folder() {
        return label.replace("A/A", "again").replaceAll("[^A-Za-z0-9]+", "-").replaceAll("^-|-$", "");
    }
}
