package org.tradebench.tests.oracle;

import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** What both caches can do. Numbers mean what they mean in the original's interface. */
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

    /** Each event as a text. */
    boolean listenToInvalidations(Consumer<String> events);

    boolean listenToChanges(Consumer<String> events);

    /** Each question as a text, which is refused when the id is one of these. */
    boolean veto(Collection<Object> refused, Consumer<String> questions);

    /** No one listens any more. */
    void silence();

    /** Ids that are in memory. */
    default Set<Object> ids() {
        return map().keySet();
    }
}
