package org.tradebench.app.primitives.cdi;

import java.util.concurrent.atomic.AtomicInteger;

/** Counts the observers of the event that the event primitives fire. */
record Hit(AtomicInteger seen) {
    Hit() {
        this(new AtomicInteger());
    }
}
