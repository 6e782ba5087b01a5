package org.tradebench.app.services;

/** Lists the ways by which a call reaches the operations; they decide which stages of the pipeline it passes. */
public enum CallOrigin {
    /** From a page, a view or REST: answers may be cached, and the access mode may send the call to the web services. */
    PAGE(true, Caching.ANSWERS),
    /** As {@link #PAGE}, but each answer is read anew, because the caller keeps answers itself. */
    UNCACHED_PAGE(true, Caching.INVALIDATIONS),
    /** By a message of a user or the administrator to the web services of this server. */
    MESSAGE(false, Caching.ANSWERS),
    /** By a message of another server, or this one, on behalf of a page. The sender caches answers itself, and may wait for this very answer to cache it. */
    PEER_MESSAGE(false, Caching.INVALIDATIONS),
    /** From inside this server: each answer is read anew, and nothing is invalidated, because the caller announces what it changed. */
    INTERNAL(false, Caching.NONE);

    /** Selects what the caching stages do for a call. */
    enum Caching {
        ANSWERS,
        INVALIDATIONS,
        NONE
    }

    private final boolean accessModeApplies;
    private final Caching caching;

    CallOrigin(boolean accessModeApplies, Caching caching) {
        this.accessModeApplies = accessModeApplies;
        this.caching = caching;
    }

    boolean accessModeApplies() {
        return accessModeApplies;
    }

    Caching caching() {
        return caching;
    }
}
