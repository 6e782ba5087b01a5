package org.tradebench.app.settings;

/** What answers from memory instead of the database. */
public enum CachingType implements Choice {
    /** Nothing: every operation asks the database. */
    NO_CACHING("No Caching"),
    /** The results of operations, by the policy of {@code WEB-INF/cachespec.xml}. */
    COMMAND("Command Caching"),
    /** The results of operations, and pages and parts of pages on top of them, by the same policy. */
    COMMAND_AND_SERVLET("Command Caching with Servlet Caching"),
    /** The results of operations, put into a map by the application itself. */
    DISTRIBUTED_MAP("DistributedMap");

    private final String word;

    CachingType(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
