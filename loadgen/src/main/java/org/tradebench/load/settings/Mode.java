package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Names the implementation of the operations that the application uses: its runtime mode. */
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

    /** Returns the value of the application's setting RUNTIME_MODE. */
    public String setting() {
        return setting;
    }

    /** Returns its label on the command line, in run files and in results: direct, jpa, ejb, session-to-direct. */
    @JsonValue
    public String label() {
        return setting.toLowerCase(Locale.ROOT);
    }

    /** Finds a mode by its label, in any case. */
    public static Optional<Mode> of(String label) {
        return Arrays.stream(values())
                .filter(mode -> mode.label().equalsIgnoreCase(label.strip()))
                .findFirst();
    }
}
