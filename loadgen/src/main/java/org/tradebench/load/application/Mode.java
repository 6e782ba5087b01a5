package org.tradebench.load.application;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Which of its implementations the application uses. */
public enum Mode {
    /** SQL written out over JDBC. */
    DIRECT("Direct"),
    /** CDI beans over Jakarta Persistence. */
    JPA("JPA"),
    /** Session beans over the same persistence operations. */
    EJB("EJB"),
    /** A session bean over the Direct operations. */
    SESSION_TO_DIRECT("Session-to-Direct");

    private final String setting;

    Mode(String setting) {
        this.setting = setting;
    }

    /** The value of the application's setting RUNTIME_MODE. */
    public String setting() {
        return setting;
    }

    /** The word of the command line: direct, jpa, ejb, session-to-direct. */
    public String word() {
        return setting.toLowerCase(Locale.ROOT);
    }

    /** The mode of a word, in any case. */
    public static Optional<Mode> of(String word) {
        return Arrays.stream(values())
                .filter(mode -> mode.word().equalsIgnoreCase(word.strip()))
                .findFirst();
    }
}
