package org.tradebench.app.primitives.faces;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;

/** Provides a view with the text of a hit. */
@Named
@RequestScoped
public class PingBean {
    @Inject
    private ViewHits hits;

    public String getHit() {
        return hits.next();
    }
}
