package org.tradebench.app.primitives.cdi;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Counts the observers of the event that the event primitives fire.
 *
 * @param seen how many observers have taken it in
 */
record Hit(AtomicInteger seen) {
    Hit() {
        this(new AtomicInteger());
    }
}
