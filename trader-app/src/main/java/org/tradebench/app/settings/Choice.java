package org.tradebench.app.settings;

import java.util.Arrays;
import java.util.Optional;

/** Gives each value of a setting its label, by which the environment, pages and reports know it. */
public interface Choice {
    /** Returns the label that the environment, the pages and the reports use. */
    String label();

    /** Returns the choice with this label, upper or lower case. */
    static <C extends Choice> Optional<C> of(C[] choices, String label) {
        return Arrays.stream(choices)
                .filter(choice -> choice.label().equalsIgnoreCase(label))
                .findFirst();
    }
}
