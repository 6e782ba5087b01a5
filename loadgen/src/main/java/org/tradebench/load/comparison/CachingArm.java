package org.tradebench.load.comparison;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.tradebench.load.caching.Caching;

/**
 * One of the things that are compared.
 *
 * @param label its name, unlike every other's
 * @param caching what the application is asked to remember
 */
public record CachingArm(String label, Caching caching) {
    /** What a second arm like an earlier one has in its label: it shows what the comparison cannot tell. */
    public static final String AGAIN = "A/A";

    /** Gives each its label: the mode, the size where it is not the standard one, and whether it is there again. */
    public static List<CachingArm> of(List<Caching> cachings) {
        Map<String, Integer> times = new HashMap<>();
        List<CachingArm> arms = new ArrayList<>();
        for (Caching caching : cachings) {
            boolean standard = !caching.remembers() || caching.entries() == Caching.STANDARD_ENTRIES;
            String name = caching.mode().word() + (standard ? "" : ":" + caching.entries());
            int time = times.merge(name, 1, Integer::sum);
            arms.add(new CachingArm(time == 1 ? name : name + " " + AGAIN + (time == 2 ? "" : " " + time), caching));
        }
        return arms;
    }

    /** Whether it is like an earlier one. */
    public boolean isAgain() {
        return label.contains(AGAIN);
    }

    /** The label as a folder's name. */
    public String folder() {
        return label.replace("A/A", "again").replaceAll("[^a-z0-9]+", "-");
    }
}
