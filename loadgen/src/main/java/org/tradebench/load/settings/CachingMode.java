package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonValue;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;

/** Lists what the application can keep between requests. */
public enum CachingMode {
    /** Caches nothing: every operation reads from the database. */
    NONE("none", "No Caching"),
    /** Caches the results of operations, by a policy file. */
    COMMAND("command", "Command Caching"),
    /** Caches also pages and parts of pages, by the same file. */
    COMMAND_SERVLET("command-servlet", "Command Caching with Servlet Caching"),
    /** Caches the results of operations, which the application itself puts into a map. */
    DISTRIBUTED_MAP("distributed-map", "DistributedMap"),
    /** Caches accounts, profiles and quotes as entities, in Hibernate's second-level cache. */
    SECOND_LEVEL("second-level", "Second-Level Caching");

    /** The labels of all modes that cache, for messages. */
    public static final String CACHING = "command, command-servlet, distributed-map or second-level";

    private final String label;
    private final String setting;

    CachingMode(String label, String setting) {
        this.label = label;
        this.setting = setting;
    }

    /**
     * Refuses a caching mode that has no effect in a runtime mode.
     *
     * @param mode runtime mode; null: it is not known
     */
    public void check(@Nullable Mode mode) {
        if (this == SECOND_LEVEL && (mode == Mode.DIRECT || mode == Mode.SESSION_TO_DIRECT)) {
            throw Failure.usage(
                    "caching mode second-level: expected runtime mode jpa or ejb, whose entities Hibernate caches, got "
                            + mode.label());
        }
    }

    /** Returns its label on the command line and in results. */
    @JsonValue
    public String label() {
        return label;
    }

    /** Returns the value of the application's setting CACHING_TYPE. */
    public String setting() {
        return setting;
    }
}
