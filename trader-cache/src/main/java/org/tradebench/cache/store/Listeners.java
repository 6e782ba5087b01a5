package org.tradebench.cache.store;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.event.ChangeEvent;
import org.tradebench.cache.event.ChangeListener;
import org.tradebench.cache.event.EventSource;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.event.InvalidationEvent;
import org.tradebench.cache.event.InvalidationListener;
import org.tradebench.cache.event.PreInvalidationListener;

/** Calls the listeners of a cache instance. While listeners are not enabled, none is accepted and none is told. */
final class Listeners {
    private static final Logger LOG = System.getLogger(Listeners.class.getName());

    private final List<InvalidationListener> invalidations = new CopyOnWriteArrayList<>();
    private final List<ChangeListener> changes = new CopyOnWriteArrayList<>();
    private volatile @Nullable PreInvalidationListener veto;
    private volatile boolean enabled;

    void enable(boolean enable) {
        enabled = enable;
    }

    boolean addOfInvalidations(InvalidationListener listener) {
        return enabled && invalidations.add(listener);
    }

    boolean removeOfInvalidations(InvalidationListener listener) {
        return invalidations.remove(listener);
    }

    boolean addOfChanges(ChangeListener listener) {
        return enabled && changes.add(listener);
    }

    boolean removeOfChanges(ChangeListener listener) {
        return changes.remove(listener);
    }

    synchronized boolean setVeto(PreInvalidationListener listener) {
        if (enabled) {
            veto = listener;
        }
        return enabled;
    }

    synchronized boolean removeVeto(PreInvalidationListener listener) {
        if (veto == null || !veto.equals(listener)) {
            return false;
        }
        veto = null;
        return true;
    }

    boolean hearInvalidations() {
        return enabled && !invalidations.isEmpty();
    }

    boolean hearChanges() {
        return enabled && !changes.isEmpty();
    }

    boolean mayVeto() {
        return enabled && veto != null;
    }

    boolean mayGo(Object id, EventSource source, InvalidationCause cause) {
        PreInvalidationListener asked = veto;
        if (asked == null || !enabled) {
            return true;
        }
        try {
            return asked.shouldInvalidate(id, source, cause);
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "a listener asked before the invalidation of " + id + " has failed: it goes", e);
            return true;
        }
    }

    void tell(InvalidationEvent event) {
        tellEach(invalidations, listener -> listener.invalidated(event), event);
    }

    void tell(ChangeEvent event) {
        tellEach(changes, listener -> listener.changed(event), event);
    }

    private <T> void tellEach(List<T> listeners, Consumer<T> message, Record event) {
        if (!enabled) {
            return;
        }
        for (T listener : listeners) {
            try {
                message.accept(listener);
            } catch (RuntimeException e) {
                LOG.log(Level.WARNING, "a listener has failed at " + event, e);
            }
        }
    }
}
