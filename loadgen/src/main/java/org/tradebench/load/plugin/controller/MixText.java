package org.tradebench.load.plugin.controller;

import java.util.LinkedHashMap;
import java.util.Map;
import org.tradebench.load.plugin.deck.Cards;

/** Parses a mix in a plan: names with their weights, such as {@code index 40; text image 92}. */
final class MixText {
    private MixText() {}

    /**
     * Parses a mix.
     *
     * @throws IllegalArgumentException with one line that names what was expected and what was given
     */
    static Cards<String> parse(String text) {
        Map<String, Integer> weights = new LinkedHashMap<>();
        for (String part : text.split(";", -1)) {
            String entry = part.strip();
            int blank = entry.lastIndexOf(' ');
            String weight = entry.substring(blank + 1);
            if (blank < 0 || !weight.matches("[0-9]{1,6}")) {
                throw new IllegalArgumentException(
                        "mix: expected a name and a whole number such as \"index 40\", several separated by semicolons, got \""
                                + entry + "\"");
            }
            String name = entry.substring(0, blank).strip();
            if (weights.put(name, Integer.parseInt(weight)) != null) {
                throw new IllegalArgumentException("mix: expected each name once, got \"" + name + "\" twice");
            }
        }
        return new Cards<>(weights);
    }
}
