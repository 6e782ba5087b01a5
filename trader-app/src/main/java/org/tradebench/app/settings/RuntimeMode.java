package org.tradebench.app.settings;

/** Who carries out an operation. */
public enum RuntimeMode implements Choice {
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

    @Override
    public String word() {
        return word;
    }
}
