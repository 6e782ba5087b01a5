package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonValue;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;

/** Lists what the application can keep between requests. */
public enum CachingMode {
    /** Nothing: every operation asks the database. */
    NONE("none", "No Caching"),
    /** The results of operations, by a policy file. */
    COMMAND("command", "Command Caching"),
    /** Pages and parts of pages on top of them, by the same file. */
    COMMAND_SERVLET("command-servlet", "Command Caching with Servlet Caching"),
    /** The results of operations, put into a map by the application itself. */
    DISTRIBUTED_MAP("distributed-map", "DistributedMap"),
    /** Accounts, profiles and quotes as entities, in Hibernate's second-level cache. */
    SECOND_LEVEL("second-level", "Second-Level Caching");

    /** All that cache, for messages. */
    public static final String CACHING = "command, command-servlet, distributed-map or second-level";

    private final String word;
    private final String setting;

    CachingMode(String word, String setting) {
        this.word = word;
        this.setting = setting;
    }

    /**
     * Refuses a mode that caches nothing in a runtime mode.
     *
     * @param mode null: it is not known
     */
    public void check(@Nullable Mode mode) {
        if (this == SECOND_LEVEL && (mode == Mode.DIRECT || mode == Mode.SESSION_TO_DIRECT)) {
            throw Failure.usage(
                    "caching mode second-level: expected runtime mode jpa or ejb, whose entities Hibernate caches, got "
                            + mode.word());
        }
    }

    /** The word of the command line and of the result. */
    @JsonValue
    public String word() {
        return word;
    }

    /** The value of the application's setting CACHING_TYPE. */
    public String setting() {
        return setting;
    }
}
