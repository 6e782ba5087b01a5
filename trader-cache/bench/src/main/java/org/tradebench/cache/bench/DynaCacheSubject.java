package org.tradebench.cache.bench;

import com.ibm.websphere.cache.DistributedMap;
import com.ibm.websphere.cache.EntryInfo;
import java.util.Arrays;
import java.util.Map;
import javax.naming.InitialContext;
import javax.naming.NamingException;

/**
 * Drives Open Liberty's own map, the original DynaCache engine. Each measuring server has one; the server's configuration sets its maximum number of entries.
 */
final class DynaCacheSubject implements Subject, GroupSubject {

    /** JNDI name of the map in the server's configuration. */
    static final String NAME = "services/cache/bench";

    private static final int PRIORITY = 1;

    private static final int FOR_EVER = -1;

    private final Object[] ids;

    /** Groups of each key; null: entries are put without options. */
    private final Object[][] groups;

    private final DistributedMap cache;
    private final Map<Object, Object> map;

    // The interface is older than type parameters.
    @SuppressWarnings("unchecked")
    private DynaCacheSubject(Object[] ids, Object[][] groups) {
        this.ids = ids;
        this.groups = groups;
        this.cache = find();
        this.map = cache;
    }

    static DynaCacheSubject plain(Object[] ids) {
        return new DynaCacheSubject(ids, null);
    }

    /** Puts each entry in the same two groups as {@link MapSubject#inTwoGroups}. */
    static DynaCacheSubject inTwoGroups(Object[] ids) {
        return new DynaCacheSubject(
                ids,
                Arrays.stream(ids)
                        .map(id -> new Object[] {"group of " + id, "group of all"})
                        .toArray(Object[][]::new));
    }

    /** Puts each entry in one group. */
    static DynaCacheSubject inGroups(Object[] ids, Object[] groups) {
        return new DynaCacheSubject(
                ids, Arrays.stream(groups).map(group -> new Object[] {group}).toArray(Object[][]::new));
    }

    // The name is a constant, and is looked up in this server only.
    @SuppressWarnings("BanJNDI")
    private static DistributedMap find() {
        try {
            return (DistributedMap) new InitialContext().lookup(NAME);
        } catch (NamingException e) {
            throw new IllegalStateException("the server has no map called " + NAME + ": " + e.getMessage(), e);
        }
    }

    @Override
    public Object get(int key) {
        return map.get(ids[key]);
    }

    @Override
    public void put(int key, Object value) {
        if (groups == null) {
            map.put(ids[key], value);
        } else {
            cache.put(ids[key], value, PRIORITY, FOR_EVER, EntryInfo.NOT_SHARED, groups[key]);
        }
    }

    @Override
    public void invalidate(int group) {
        cache.invalidate(groups[group * GroupBenchmark.MEMBERS][0]);
    }

    @Override
    public void close() {
        map.clear();
    }
}
