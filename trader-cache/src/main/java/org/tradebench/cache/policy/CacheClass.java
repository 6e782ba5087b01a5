package org.tradebench.cache.policy;

import java.util.Locale;

/** Selects what a cache policy applies to: commands or servlets. */
public enum CacheClass {
    /** Servlets and pages, by their path below the context root or their class. */
    SERVLET,
    /** Commands, by their class. */
    COMMAND;

    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
