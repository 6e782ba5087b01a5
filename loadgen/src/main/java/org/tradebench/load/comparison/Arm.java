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
 * @param applications application servers
 */
public record Arm(String label, Caching caching, int applications) {
    /** What a second arm like an earlier one has in its label: it shows what the comparison cannot tell. */
    public static final String AGAIN = "A/A";

    /**
     * Numbers of application servers, each with its label.
     *
     * @param caching the same on all of them; null when nobody knows
     */
    public static List<Arm> ofServers(List<Integer> numbers, Caching caching) {
        Map<Integer, Integer> times = new HashMap<>();
        List<Arm> arms = new ArrayList<>();
        for (int number : numbers) {
            String name = number + (number == 1 ? " server" : " servers");
            arms.add(new Arm(again(name, times.merge(number, 1, Integer::sum)), caching, number));
        }
        return arms;
    }

    private static String again(String name, int time) {
        return time == 1 ? name : name + " " + AGAIN + (time == 2 ? "" : " " + time);
    }

    /** Ways to cache on one server; gives each its label: the mode, the size where it is not the standard one, and whether it is there again. */
    public static List<Arm> ofCaching(List<Caching> cachings) {
        Map<String, Integer> times = new HashMap<>();
        List<Arm> arms = new ArrayList<>();
        for (Caching caching : cachings) {
            boolean standard = !caching.remembers() || caching.entries() == Caching.STANDARD_ENTRIES;
            String name = caching.mode().word() + (standard ? "" : ":" + caching.entries());
            int time = times.merge(name, 1, Integer::sum);
            arms.add(new Arm(again(name, time), caching, 1));
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
