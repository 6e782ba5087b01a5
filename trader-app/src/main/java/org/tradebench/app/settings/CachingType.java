package org.tradebench.app.settings;

/** Selects what answers from memory instead of the database. */
public enum CachingType implements Choice {
    /** Caches nothing: every operation asks the database. */
    NO_CACHING("No Caching"),
    /** Caches the results of operations, by the policy of {@code WEB-INF/cachespec.xml}. */
    COMMAND("Command Caching"),
    /** Caches pages and parts of pages on top of the results of operations, by the same policy. */
    COMMAND_AND_SERVLET("Command Caching with Servlet Caching"),
    /** Puts the results of operations into a map by the application itself. */
    DISTRIBUTED_MAP("DistributedMap"),
    /** Keeps accounts, profiles and quotes as entities in Hibernate's second-level cache; for the modes that use Hibernate. */
    SECOND_LEVEL("Second-Level Caching");

    private final String label;

    CachingType(String label) {
        this.label = label;
    }

    /** Returns whether the answers of operations are cached, and not only what they are read from. */
    public boolean cachesAnswers() {
        return switch (this) {
            case NO_CACHING, SECOND_LEVEL -> false;
            case COMMAND, COMMAND_AND_SERVLET, DISTRIBUTED_MAP -> true;
        };
    }

    @Override
    public String label() {
        return label;
    }
}
