package org.tradebench.app.primitives.faces;

import jakarta.enterprise.context.ApplicationScoped;
import org.tradebench.app.primitives.common.HitCounter;

/** Counts the requests of the Faces primitive whose view reads a bean. */
@ApplicationScoped
public class ViewHits {
    private final HitCounter hits = new HitCounter();

    public String next() {
        return hits.next();
    }
}
