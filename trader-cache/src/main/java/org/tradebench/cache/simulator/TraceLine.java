package org.tradebench.cache.simulator;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import org.tradebench.cache.simulator.Step.Invalidation;
import org.tradebench.cache.simulator.Step.Lookup;

/**
 * A trace as text, a step a line, words separated by tabs: {@code lookup NODE TEMPLATE ID [DEPENDENCY-ID …]}, {@code invalidate NODE NAME [NAME …]}, and
 * {@code window}, where the warm-up ends and counting begins.
 */
final class TraceLine {

    private static final String LOOKUP = "lookup";
    private static final String INVALIDATE = "invalidate";
    private static final String WINDOW = "window";

    private TraceLine() {}

    /**
     * @param number of the line, from 1
     * @return empty for the beginning of the window
     * @throws IllegalArgumentException which says what is wrong with which line
     */
    static Optional<Step> parse(String line, long number) {
        String[] words = line.split("\t", -1);
        if (line.equals(WINDOW)) {
            return Optional.empty();
        }
        if (words[0].equals(LOOKUP) && words.length >= 4) {
            return Optional.of(new Lookup(node(words[1], number), words[2], words[3], from(words, 4)));
        }
        if (words[0].equals(INVALIDATE) && words.length >= 3) {
            return Optional.of(new Invalidation(node(words[1], number), from(words, 2)));
        }
        throw new IllegalArgumentException(
                "line " + number + " of the trace is '" + line
                        + "'; 'lookup NODE TEMPLATE ID [DEPENDENCY-ID …]', 'invalidate NODE NAME [NAME …]' or 'window', separated by tabs, would be right");
    }

    private static Set<Object> from(String[] words, int first) {
        return Set.copyOf(Arrays.asList(words).subList(first, words.length));
    }

    private static int node(String word, long number) {
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException notANumber) {
            throw new IllegalArgumentException(
                    "line " + number + " of the trace names node '" + word + "'; a whole number from 0 would be right",
                    notANumber);
        }
    }
}
