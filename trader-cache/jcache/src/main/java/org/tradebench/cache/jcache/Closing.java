package org.tradebench.cache.jcache;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import org.jspecify.annotations.Nullable;

/** Closes what the application's factories have made for a cache: loader, writer, listeners, expiry policy. */
final class Closing {
    private static final Logger LOG = System.getLogger(Closing.class.getName());

    private Closing() {}

    /** Closes it if it can be closed. What it throws is logged: the others must be closed, too. */
    static void quietly(@Nullable Object resource) {
        if (resource instanceof AutoCloseable closeable) {
            try {
                closeable.close();
            } catch (Exception e) {
                LOG.log(Level.WARNING, resource.getClass().getName() + " cannot be closed", e);
            }
        }
    }
}
