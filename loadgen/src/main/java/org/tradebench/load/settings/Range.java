package org.tradebench.load.settings;

import java.time.Duration;
import java.util.Locale;
import org.tradebench.load.failure.Failure;

/** Bounds a whole number, both ends included. */
public record Range(long least, long most) {
    /** Returns the value when it is within the bounds, and fails otherwise with the key, the bounds and the value. */
    public long check(String key, long value) {
        if (value < least || value > most) {
            throw expected(key, this, String.format(Locale.ROOT, "%,d", value));
        }
        return value;
    }

    /** Returns the bounds in words: {@code 1 to 5,000}. */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%,d to %,d", least, most);
    }

    static Duration check(String key, Duration value, Duration least, Duration most) {
        if (value.compareTo(least) < 0 || value.compareTo(most) > 0) {
            throw expected(key, TimeText.of(least) + " to " + TimeText.of(most), TimeText.of(value));
        }
        return value;
    }

    /** Returns the usage error for a key: what was expected and what was given. */
    static Failure expected(String key, Object expected, Object got) {
        return Failure.usage(key + ": expected " + expected + ", got " + got + ".");
    }
}
