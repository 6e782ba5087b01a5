package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonValue;

/** Lists what the application can keep between requests. */
public enum CachingMode {
    /** Nothing: every operation asks the database. */
    NONE("none", "No Caching"),
    /** The results of operations, by a policy file. */
    COMMAND("command", "Command Caching"),
    /** Pages and parts of pages on top of them, by the same file. */
    COMMAND_SERVLET("command-servlet", "Command Caching with Servlet Caching"),
    /** The results of operations, put into a map by the application itself. */
    DISTRIBUTED_MAP("distributed-map", "DistributedMap");

    private final String word;
    private final String setting;

    CachingMode(String word, String setting) {
        this.word = word;
        this.setting = setting;
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
