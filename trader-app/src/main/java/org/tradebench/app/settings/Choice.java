package org.tradebench.app.settings;

import java.util.Arrays;
import java.util.Optional;

/** Gives each value of a setting its word, by which the environment, pages and reports know it. */
public interface Choice {
    /** Returns the word of the environment, the pages and the reports. */
    String word();

    /** Returns the choice with this word, upper or lower case. */
    static <C extends Choice> Optional<C> of(C[] choices, String word) {
        return Arrays.stream(choices)
                .filter(choice -> choice.word().equalsIgnoreCase(word))
                .findFirst();
    }
}
