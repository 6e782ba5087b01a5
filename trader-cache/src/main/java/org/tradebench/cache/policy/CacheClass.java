package org.tradebench.cache.policy;

import java.util.Locale;

/** What a policy is for. */
public enum CacheClass {
    /** Servlets and pages, by their path below the context root or their class. */
    SERVLET,
    /** Commands, by their class. */
    COMMAND;

    /** As the file writes it. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
