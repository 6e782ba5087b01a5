package org.tradebench.tests.oracle;

import java.util.Collection;
import java.util.Map;
import java.util.function.Consumer;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.event.ChangeListener;
import org.tradebench.cache.event.InvalidationListener;
import org.tradebench.cache.event.PreInvalidationListener;

/** The map interface over our cache. */
final class OurFace implements MapFace {

    private final CacheInstance cache;
    private InvalidationListener invalidations;
    private ChangeListener changes;
    private PreInvalidationListener questions;

    OurFace(CacheInstance cache) {
        this.cache = cache;
    }

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
        cache.releaseLruEntries(entries);
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
        cache.setSharingPolicy(SharingPolicy.of(policy));
    }

    @Override
    public int getSharingPolicy() {
        return cache.getSharingPolicy().number();
    }

    @Override
    public boolean enableListener(boolean enable) {
        return cache.enableListener(enable);
    }

    @Override
    public boolean listenToInvalidations(Consumer<String> events) {
        invalidations = event -> events.accept("gone " + event.id() + "=" + event.value() + " cause "
                + event.cause().number() + " source " + event.source().number());
        return cache.addInvalidationListener(invalidations);
    }

    @Override
    public boolean listenToChanges(Consumer<String> events) {
        changes = event -> events.accept("changed " + event.id() + "=" + event.value() + " cause "
                + event.cause().number() + " source " + event.source().number());
        return cache.addChangeListener(changes);
    }

    @Override
    public boolean veto(Collection<Object> refused, Consumer<String> events) {
        questions = (id, source, cause) -> {
            events.accept("may " + id + " go, cause " + cause.number() + " source " + source.number());
            return !refused.contains(id);
        };
        return cache.addPreInvalidationListener(questions);
    }

    @Override
    public void silence() {
        cache.removeInvalidationListener(invalidations);
        cache.removeChangeListener(changes);
        cache.removePreInvalidationListener(questions);
    }
}
