package org.tradebench.app.services;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Who carries out an operation. */
public enum RuntimeMode {
    /** JDBC with SQL written out, container transaction. */
    DIRECT("Direct"),
    /** CDI beans, {@code @Transactional}, Hibernate. */
    JPA("JPA"),
    /** Stateless session beans, container-managed transactions, Hibernate. */
    EJB("EJB"),
    /** A stateless session bean over the Direct operations. */
    SESSION_TO_DIRECT("Session-to-Direct");

    private final String word;

    RuntimeMode(String word) {
        this.word = word;
    }

    /** The word of the settings and the reports. */
    public String word() {
        return word;
    }

    /**
     * The mode of a word, upper or lower case.
     *
     * @throws IllegalArgumentException names the words that there are
     */
    public static RuntimeMode of(String word) {
        return Arrays.stream(values())
                .filter(mode -> mode.word.equalsIgnoreCase(word.trim()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("RUNTIME_MODE is '%s'; it may be %s"
                        .formatted(
                                word,
                                Arrays.stream(values()).map(RuntimeMode::word).collect(Collectors.joining(", ")))));
    }
}
