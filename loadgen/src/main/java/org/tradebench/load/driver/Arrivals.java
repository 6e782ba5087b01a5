package org.tradebench.load.driver;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.tradebench.load.failure.Failure;

/**
 * Operations that arrive whether or not they can be served: the open model.
 *
 * @param perSecond operations a second, of all processes together: 0.001 to 100,000
 * @param process how the times between them are spread: constant or poisson
 */
public record Arrivals(double perSecond, String process) {
    /** All times between two arrivals alike. */
    public static final String CONSTANT = "constant";

    /** As of many users who know nothing of each other. */
    public static final String POISSON = "poisson";

    public Arrivals {
        if (!(perSecond >= 0.001 && perSecond <= 100_000)) {
            throw Failure.usage(
                    "arrivals: " + perSecond + " operations a second given, 0.001 to 100000 would be right");
        }
        if (!process.equals(CONSTANT) && !process.equals(POISSON)) {
            throw Failure.usage(
                    "arrival process: '" + process + "' given, " + CONSTANT + " or " + POISSON + " would be right");
        }
    }

    /** The rate without zeros that say nothing. */
    public String rate() {
        String text = String.format(Locale.ROOT, "%.3f", perSecond);
        return text.replaceAll("\\.?0+$", "");
    }

    /** The plan's -J properties for a process that plays a part of the virtual users. */
    Map<String, String> properties(int clients, int ofClients) {
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put("arrivals", Double.toString(perSecond * clients / ofClients));
        properties.put("arrival.process", process);
        return properties;
    }
}
