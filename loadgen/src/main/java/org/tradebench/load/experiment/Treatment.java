package org.tradebench.load.experiment;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Describes a combination of levels that every block measures once.
 *
 * @param label its unique name
 * @param level label of the first factor's level
 * @param over label of the second factor's level; null without a second factor
 * @param again whether it is the baseline under a second name (A/A)
 * @param settings of its trials, all of them
 */
public record Treatment(
        String label, String level, @Nullable String over, boolean again, Map<Setting, String> settings) {
    /** Ends a baseline's second name. */
    public static final String AGAIN = " A/A";

    public Treatment {
        settings = Map.copyOf(settings);
    }

    /**
     * Returns the name of the result folder of the trial whose application is recorded; it is in no block. Labels may differ in signs that no folder's name has, such as
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

    /** Returns the label as a folder's name. */
    public String folder() {
        return label.replace("A/A", "again").replaceAll("[^A-Za-z0-9]+", "-").replaceAll("^-|-$", "");
    }
}
