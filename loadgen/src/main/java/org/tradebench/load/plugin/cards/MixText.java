package org.tradebench.load.plugin.cards;

import java.util.LinkedHashMap;
import java.util.Map;
import org.tradebench.load.plugin.deck.Cards;

/** A mix as a plan writes it: names with their weights, such as {@code index 40; text image 92}. */
final class MixText {
    private MixText() {}

    /**
     * Reads it.
     *
     * @throws IllegalArgumentException says in one line what is wrong and what would be right
     */
    static Cards<String> parse(String text) {
        Map<String, Integer> weights = new LinkedHashMap<>();
        for (String part : text.split(";", -1)) {
            String entry = part.strip();
            int blank = entry.lastIndexOf(' ');
            String weight = entry.substring(blank + 1);
            if (blank < 0 || !weight.matches("[0-9]{1,6}")) {
                throw new IllegalArgumentException(
                        "mix: '" + entry
                                + "' given, a name and a whole number such as 'index 40' would be right, several parted by semicolons");
            }
            String name = entry.substring(0, blank).strip();
            if (weights.put(name, Integer.parseInt(weight)) != null) {
                throw new IllegalArgumentException("mix: '" + name + "' given twice, each name once would be right");
            }
        }
        return new Cards<>(weights);
    }
}
