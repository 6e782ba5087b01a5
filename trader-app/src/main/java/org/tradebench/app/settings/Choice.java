package org.tradebench.app.settings;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** Names a value of a setting. */
public interface Choice {
    /** Returns the word of the environment, the pages and the reports. */
    String word();

    /** Returns the choice with this word, upper or lower case. */
    static <C extends Choice> Optional<C> of(C[] choices, String word) {
        return Arrays.stream(choices)
                .filter(choice -> choice.word().equalsIgnoreCase(word))
                .findFirst();
    }

    /** Returns all words, for people: {@code "a, b, c"}. */
    static String words(Choice[] choices) {
        return Arrays.stream(choices).map(Choice::word).collect(Collectors.joining(", "));
    }
}
