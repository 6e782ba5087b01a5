package org.tradebench.app.primitives.faces;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;

/** Gives the Faces primitive the text that its view shows: the number of the request. */
@Named
@RequestScoped
public class PingBean {
    @Inject
    private ViewHits hits;

    public String getHit() {
        return hits.next();
    }
}
