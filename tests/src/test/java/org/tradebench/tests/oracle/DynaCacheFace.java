package org.tradebench.tests.oracle;

import com.ibm.websphere.cache.ChangeListener;
import com.ibm.websphere.cache.DistributedMap;
import com.ibm.websphere.cache.DistributedObjectCache;
import com.ibm.websphere.cache.InvalidationListener;
import com.ibm.websphere.cache.PreInvalidationListener;
import java.lang.reflect.Method;
import java.util.Collection;
import java.util.Map;
import java.util.function.Consumer;

/** The map interface over Open Liberty's own DynaCache; runs inside its server. */
final class DynaCacheFace implements MapFace {

    private final DistributedObjectCache cache;
    private InvalidationListener invalidations;
    private ChangeListener changes;
    private PreInvalidationListener questions;

    DynaCacheFace(DistributedMap cache) {
        this.cache = (DistributedObjectCache) cache;
    }

    // The interface is older than type parameters.
    @SuppressWarnings("unchecked")
    @Override
    public Map<Object, Object> map() {
        return cache;
    }

    @Override
    public Object put(
            Object id, Object value, int priority, int timeToLive, int inactivity, int policy, Object[] groups) {
        return cache.put(id, value, priority, timeToLive, inactivity, policy, groups);
    }

    @Override
    public void invalidate(Object name, boolean wait) {
        cache.invalidate(name, wait);
    }

    @Override
    public void addAlias(Object id, Object[] aliases) {
        cache.addAlias(id, aliases);
    }

    @Override
    public void removeAlias(Object alias) {
        cache.removeAlias(alias);
    }

    @Override
    public void release(int entries) {
        for (int i = 0; i < entries; i++) {
            engine("freeLruEntry", new Class<?>[0]);
        }
    }

    @Override
    public void setTimeToLive(int seconds) {
        cache.setTimeToLive(seconds);
    }

    @Override
    public void setPriority(int priority) {
        cache.setPriority(priority);
    }

    @Override
    public void setSharingPolicy(int policy) {
        cache.setSharingPolicy(policy);
    }

    @Override
    public int getSharingPolicy() {
        return cache.getSharingPolicy();
    }

    @Override
    public boolean enableListener(boolean enable) {
        return cache.enableListener(enable);
    }

    @Override
    public boolean listenToInvalidations(Consumer<String> events) {
        invalidations = event -> events.accept("gone " + event.getId() + "=" + event.getValue() + " cause "
                + event.getCauseOfInvalidation() + " source " + event.getSourceOfInvalidation());
        return cache.addInvalidationListener(invalidations);
    }

    @Override
    public boolean listenToChanges(Consumer<String> events) {
        changes = event -> events.accept("changed " + event.getId() + "=" + event.getValue() + " cause "
                + event.getCauseOfChange() + " source " + event.getSourceOfChange());
        return cache.addChangeListener(changes);
    }

    @Override
    public boolean veto(Collection<Object> refused, Consumer<String> events) {
        questions = (id, source, cause) -> {
            events.accept("may " + id + " go, cause " + cause + " source " + source);
            return !refused.contains(id);
        };
        return (Boolean)
                engine("addPreInvalidationListener", new Class<?>[] {PreInvalidationListener.class}, questions);
    }

    /** Calls an operation of the engine that the map does not offer, by reflection: applications cannot see the engine's classes. */
    private Object engine(String operation, Class<?>[] types, Object... arguments) {
        try {
            Method getEngine = cache.getClass().getMethod("getCache");
            getEngine.setAccessible(true);
            Object engine = getEngine.invoke(cache);
            Method method = engine.getClass().getMethod(operation, types);
            method.setAccessible(true);
            return method.invoke(engine, arguments);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void silence() {
        if (invalidations != null) {
            cache.removeInvalidationListener(invalidations);
        }
        if (changes != null) {
            cache.removeChangeListener(changes);
        }
    }
}
