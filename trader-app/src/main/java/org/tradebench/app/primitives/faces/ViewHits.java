package org.tradebench.app.primitives.faces;

import jakarta.enterprise.context.ApplicationScoped;
import org.tradebench.app.primitives.common.HitCounter;

/** Counts the hits of the view with a bean. */
@ApplicationScoped
public class ViewHits {
    private final HitCounter hits = new HitCounter();

    public String next() {
        return hits.next();
    }
}
