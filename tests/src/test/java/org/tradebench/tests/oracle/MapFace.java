package org.tradebench.tests.oracle;

import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** The operations that both caches have. Numbers have the meaning of DynaCache's interface. */
interface MapFace {

    Map<Object, Object> map();

    Object put(Object id, Object value, int priority, int timeToLive, int inactivity, int policy, Object[] groups);

    void invalidate(Object name, boolean wait);

    void addAlias(Object id, Object[] aliases);

    void removeAlias(Object alias);

    /** Evicts so many entries. */
    void release(int entries);

    void setTimeToLive(int seconds);

    void setPriority(int priority);

    void setSharingPolicy(int policy);

    int getSharingPolicy();

    boolean enableListener(boolean enable);

    /** Sends each invalidation event as text to the consumer. */
    boolean listenToInvalidations(Consumer<String> events);

    boolean listenToChanges(Consumer<String> events);

    /** Refuses invalidations of these ids, and sends each request for permission as text to the consumer. */
    boolean veto(Collection<Object> refused, Consumer<String> questions);

    /** Removes all listeners. */
    void silence();

    /** Ids that are in memory. */
    default Set<Object> ids() {
        return map().keySet();
    }
}
