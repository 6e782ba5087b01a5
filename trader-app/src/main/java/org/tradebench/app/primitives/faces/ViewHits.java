package org.tradebench.app.primitives.faces;

import jakarta.enterprise.context.ApplicationScoped;
import org.tradebench.app.primitives.common.Hits;

/** The hits of the view with a bean. */
@ApplicationScoped
public class ViewHits {

    private final Hits hits = new Hits();

    /** The sentence of the next hit. */
    public String next() {
        return hits.next();
    }
}
