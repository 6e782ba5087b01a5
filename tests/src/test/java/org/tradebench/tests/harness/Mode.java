package org.tradebench.tests.harness;

/** The application's runtime modes, with their names in its settings. */
public enum Mode {
    DIRECT("Direct"),
    JPA("JPA"),
    EJB("EJB"),
    SESSION_TO_DIRECT("Session-to-Direct");

    private final String word;

    Mode(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }

    /** Names the mode in the reports of parameterised tests. */
    @Override
    public String toString() {
        return word;
    }
}
