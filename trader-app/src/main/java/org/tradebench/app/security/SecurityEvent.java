package org.tradebench.app.security;

import java.util.Locale;

/** Lists what the {@link SecurityLog} writes. */
public enum SecurityEvent {
    LOGIN(true),
    LOGOUT(true),
    REGISTRATION(true),
    /** A profile update came with a wrong current password, or without one that it needs. */
    PASSWORD_CHECK(false),
    PASSWORD_CHANGE(false),
    ADMIN_LOGIN(false),
    ADMIN_LOGOUT(false),
    SETTINGS(false),
    POPULATE(false),
    RESET(false),
    /** A page of another site made a browser send a request. */
    CROSS_SITE(false);

    public enum Outcome {
        OK,
        FAILED,
        /** Not checked, because there were too many wrong attempts before. */
        THROTTLED,
        REFUSED;

        String code() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final boolean daily;

    SecurityEvent(boolean daily) {
        this.daily = daily;
    }

    String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns whether its success happens too often to log by default. */
    boolean isDaily() {
        return daily;
    }
}
