package org.tradebench.tests.harness;

/** The run-time modes of the application, by the words that its settings use. */
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
