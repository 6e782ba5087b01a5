package org.tradebench.app.security;

import java.util.Locale;

/** What the {@link SecurityLog} tells of. */
public enum SecurityEvent {
    LOGIN(true),
    LOGOUT(true),
    REGISTRATION(true),
    /** A new profile came with a wrong password. */
    PASSWORD_CHECK(false),
    PASSWORD_CHANGE(false),
    ADMIN_LOGIN(false),
    ADMIN_LOGOUT(false),
    SETTINGS(false),
    POPULATE(false),
    RESET(false),
    /** A page of another site made a browser send a request. */
    CROSS_SITE(false);

    /** How it ended. */
    public enum Outcome {
        OK,
        FAILED,
        /** Not looked at: there were too many wrong tries before. */
        THROTTLED,
        REFUSED;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final boolean daily;

    SecurityEvent(boolean daily) {
        this.daily = daily;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether it is of no interest while it succeeds, and a load makes it happen thousands of times a second. */
    boolean isDaily() {
        return daily;
    }
}
