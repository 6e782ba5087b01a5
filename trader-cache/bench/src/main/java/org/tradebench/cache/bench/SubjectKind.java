package org.tradebench.cache.bench;

/** Lists the caches that are compared; the first is the baseline. */
public enum SubjectKind {
    CAFFEINE("Caffeine", null) {
        @Override
        Subject open(int entries, Object[] ids) {
            return CaffeineSubject.asItComes(entries, ids);
        }
    },
    CAFFEINE_BY_CALLERS("Caffeine, upkeep by its callers", Host.OWN_PROCESS) {
        @Override
        Subject open(int entries, Object[] ids) {
            return CaffeineSubject.withUpkeepByItsCallers(entries, ids);
        }
    },
    CAFFEINE_COUNTING("Caffeine, equal statistics", null) {
        @Override
        Subject open(int entries, Object[] ids) {
            return new CountingCaffeineSubject(entries, ids);
        }
    },
    MAP("this map", null) {
        @Override
        Subject open(int entries, Object[] ids) {
            return MapSubject.plain(entries, ids);
        }
    },
    MAP_IN_TWO_GROUPS("this map, two dependency ids a put", null) {
        @Override
        Subject open(int entries, Object[] ids) {
            return MapSubject.inTwoGroups(entries, ids);
        }
    },
    MAP_WATCHED("this map, with metrics", null) {
        @Override
        Subject open(int entries, Object[] ids) {
            return MapSubject.watched(entries, ids);
        }
    },
    INFINISPAN("Infinispan, local", null) {
        @Override
        Subject open(int entries, Object[] ids) {
            return new InfinispanSubject(entries, ids);
        }
    },
    OPEN_LIBERTY("Open Liberty's map", Host.OPEN_LIBERTY) {
        @Override
        Subject open(int entries, Object[] ids) {
            return DynaCacheSubject.plain(ids);
        }
    },
    OPEN_LIBERTY_IN_TWO_GROUPS("Open Liberty's map, two dependency ids a put", Host.OPEN_LIBERTY) {
        @Override
        Subject open(int entries, Object[] ids) {
            return DynaCacheSubject.inTwoGroups(ids);
        }
    };

    private final String label;

    /** The only host that measures it; null: every host does. */
    private final Host onlyHost;

    SubjectKind(String label, Host onlyHost) {
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
     */
    abstract Subject open(int entries, Object[] ids);
}
