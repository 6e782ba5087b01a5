package org.tradebench.app.settings;

/** Selects the implementation of the operations. */
public enum RuntimeMode implements Choice {
    DIRECT("Direct"),
    JPA("JPA"),
    EJB("EJB"),
    /** A stateless session bean over the Direct operations. */
    SESSION_TO_DIRECT("Session-to-Direct");

    private final String label;

    RuntimeMode(String label) {
        this.label = label;
    }

    /** Returns whether the operations are carried out by Hibernate. */
    public boolean usesHibernate() {
        return this == JPA || this == EJB;
    }

    @Override
    public String label() {
        return label;
    }
}
