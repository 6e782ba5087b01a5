package org.tradebench.cache.bench;

/** Lists the caches in which groups of entries are invalidated; the first is the baseline. */
public enum GroupKind {
    CAFFEINE_WITH_INDEX("Caffeine, an index made by hand", null) {
        @Override
        GroupSubject open(int entries, Object[] ids, Object[] groups) {
            return IndexedSubject.overCaffeine(entries, ids, groups);
        }
    },
    MAP_IN_GROUPS("this map, a dependency id each", null) {
        @Override
        GroupSubject open(int entries, Object[] ids, Object[] groups) {
            return new GroupedMapSubject(entries, ids, groups);
        }
    },
    INFINISPAN_WITH_INDEX("Infinispan, an index made by hand", null) {
        @Override
        GroupSubject open(int entries, Object[] ids, Object[] groups) {
            return IndexedSubject.overInfinispan(entries, ids, groups);
        }
    },
    OPEN_LIBERTY_IN_GROUPS("Open Liberty's map, a dependency id each", Host.OPEN_LIBERTY) {
        @Override
        GroupSubject open(int entries, Object[] ids, Object[] groups) {
            return DynaCacheSubject.inGroups(ids, groups);
        }
    };

    private final String label;

    /** The only host that measures it; null: every host does. */
    private final Host onlyHost;

    GroupKind(String label, Host onlyHost) {
        this.label = label;
        this.onlyHost = onlyHost;
    }

    String label() {
        return label;
    }

    boolean isIn(Host host) {
        return onlyHost == null || onlyHost == host;
    }

    /**
     * @param entries maximum number of entries
     * @param ids of all keys
     * @param groups by key
     */
    abstract GroupSubject open(int entries, Object[] ids, Object[] groups);
}
