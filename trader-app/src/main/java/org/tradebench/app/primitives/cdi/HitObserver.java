package org.tradebench.app.primitives.cdi;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.ObservesAsync;

/** Observes the events, in the caller's thread and in another one. */
@ApplicationScoped
public class HitObserver {
    void now(@Observes Hit hit) {
        hit.seen().incrementAndGet();
    }

    void later(@ObservesAsync Hit hit) {
        hit.seen().incrementAndGet();
    }
}
