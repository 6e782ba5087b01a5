package org.tradebench.tests.harness;

/** The application's runtime modes, with their names in its settings. */
public enum Mode {
    DIRECT("Direct"),
    JPA("JPA"),
    EJB("EJB"),
    SESSION_TO_DIRECT("Session-to-Direct");

    private final String label;

    Mode(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }

    /** Names the mode in the reports of parameterised tests. */
    @Override
    public String toString() {
        return label;
    }
}
