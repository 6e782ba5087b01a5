package org.tradebench.cache.hibernate;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.hibernate.cache.internal.BasicCacheKeyImplementation;
import org.hibernate.cache.internal.CacheKeyImplementation;
import org.jspecify.annotations.Nullable;

/**
 * Names the entries of a region. The name of an entity or a collection with a plain id is text, which can be sent to other members and read in the cache's monitor; any other key, such as
 * one with several columns or of a natural id, is kept as it is, and never sent.
 */
final class EntryNames {
    private static final Set<Class<?>> PLAIN = Set.of(
            String.class,
            Character.class,
            Boolean.class,
            Byte.class,
            Short.class,
            Integer.class,
            Long.class,
            BigInteger.class,
            BigDecimal.class,
            UUID.class);

    /** Distinguishes the same key in different regions. */
    private record KeyOfRegion(String region, Object key) {}

    private EntryNames() {}

    static Object of(String region, Object key) {
        if (key instanceof BasicCacheKeyImplementation basic) {
            return name(region, null, basic.getEntityOrRoleName(), basic.getId(), key);
        }
        if (key instanceof CacheKeyImplementation full) {
            return name(region, full.getTenantId(), full.getEntityOrRoleName(), full.getId(), key);
        }
        return new KeyOfRegion(region, key);
    }

    /** Returns the id of an entity or a collection; empty for any other key. */
    static Optional<Object> idOf(Object key) {
        if (key instanceof BasicCacheKeyImplementation basic) {
            return Optional.of(basic.getId());
        }
        return key instanceof CacheKeyImplementation full ? Optional.of(full.getId()) : Optional.empty();
    }

    private static Object name(String region, @Nullable String tenant, String role, Object id, Object key) {
        if (!PLAIN.contains(id.getClass())) {
            return new KeyOfRegion(region, key);
        }
        return region + (tenant == null ? "" : "@" + tenant) + "/" + role + "#" + id;
    }
}
