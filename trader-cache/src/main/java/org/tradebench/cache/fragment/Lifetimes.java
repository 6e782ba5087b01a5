package org.tradebench.cache.fragment;

import java.time.Duration;

/** Computes with times to live, of which zero is for ever. */
final class Lifetimes {
    private Lifetimes() {}

    static Duration shorter(Duration one, Duration other) {
        if (one.isZero()) {
            return other;
        }
        return other.isZero() || one.compareTo(other) < 0 ? one : other;
    }
}
