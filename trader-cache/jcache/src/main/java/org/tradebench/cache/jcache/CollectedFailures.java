package org.tradebench.cache.jcache;

import javax.cache.event.CacheEntryListenerException;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.UnconfirmedException;

/**
 * Collects what listeners throw until all of them have been told, and an operation on several entries has ended: a failing listener makes no operation fail.
 * Nor does another member that has not confirmed in time: what it was to confirm is done here.
 */
final class CollectedFailures {
    private @Nullable RuntimeException first;

    void collect(Runnable part) {
        try {
            part.run();
        } catch (CacheEntryListenerException | UnconfirmedException e) {
            if (first == null) {
                first = e;
            } else if (first != e) {
                first.addSuppressed(e);
            }
        }
    }

    /** Throws the first that was collected, if there is one, with the others suppressed. */
    void rethrow() {
        if (first != null) {
            throw first;
        }
    }
}
