package org.tradebench.app.settings;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** One of the words that a setting may have. */
public interface Choice {
    /** The word of the environment, the pages and the reports. */
    String word();

    /** The choice with this word, upper or lower case. */
    static <C extends Choice> Optional<C> of(C[] choices, String word) {
        return Arrays.stream(choices)
                .filter(choice -> choice.word().equalsIgnoreCase(word))
                .findFirst();
    }

    /** All words, for people: {@code "a, b, c"}. */
    static String words(Choice[] choices) {
        return Arrays.stream(choices).map(Choice::word).collect(Collectors.joining(", "));
    }
}
