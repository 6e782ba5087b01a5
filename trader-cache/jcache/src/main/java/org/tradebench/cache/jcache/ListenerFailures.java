package org.tradebench.cache.jcache;

import javax.cache.event.CacheEntryListenerException;
import org.jspecify.annotations.Nullable;

/** Collects what listeners throw until all of them have been told, and an operation on several entries has ended: a failing listener makes no operation fail. */
final class ListenerFailures {
    private @Nullable CacheEntryListenerException first;

    void collect(Runnable part) {
        try {
            part.run();
        } catch (CacheEntryListenerException e) {
            if (first == null) {
                first = e;
            } else if (first != e) {
                first.addSuppressed(e);
            }
        }
    }

    /** @throws CacheEntryListenerException the first that was collected, with the others suppressed */
    void rethrow() {
        if (first != null) {
            throw first;
        }
    }
}
