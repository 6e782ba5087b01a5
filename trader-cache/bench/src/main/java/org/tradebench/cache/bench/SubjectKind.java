package org.tradebench.cache.bench;

/** The caches that are compared, the one that the others are measured by first. */
public enum SubjectKind {
    CAFFEINE("Caffeine") {
        @Override
        Subject open(int entries, Object[] ids) {
            return CaffeineSubject.asItComes(entries, ids);
        }
    },
    CAFFEINE_BY_CALLERS("Caffeine, upkeep by its callers") {
        @Override
        Subject open(int entries, Object[] ids) {
            return CaffeineSubject.withUpkeepByItsCallers(entries, ids);
        }
    },
    MAP("this map") {
        @Override
        Subject open(int entries, Object[] ids) {
            return MapSubject.plain(entries, ids);
        }
    },
    MAP_IN_TWO_GROUPS("this map, two dependency ids a put") {
        @Override
        Subject open(int entries, Object[] ids) {
            return MapSubject.inTwoGroups(entries, ids);
        }
    },
    MAP_WATCHED("this map, with metrics") {
        @Override
        Subject open(int entries, Object[] ids) {
            return MapSubject.watched(entries, ids);
        }
    },
    INFINISPAN("Infinispan, local") {
        @Override
        Subject open(int entries, Object[] ids) {
            return new InfinispanSubject(entries, ids);
        }
    };

    private final String label;

    SubjectKind(String label) {
        this.label = label;
    }

    String label() {
        return label;
    }

    /**
     * @param entries what it may hold
     * @param ids of all keys
     */
    abstract Subject open(int entries, Object[] ids);
}
