package org.tradebench.cache.jcache;

import java.util.Objects;
import java.util.Set;
import javax.cache.configuration.CompleteConfiguration;
import javax.cache.configuration.Configuration;
import javax.cache.configuration.MutableConfiguration;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.SharingPolicy;

/**
 * Configures a cache with what a cache instance offers beside the standard: a bound on its entries, groups, sharing in a cluster. Set these first: the standard setters
 * return the standard type.
 */
public final class TraderConfiguration<K, V> extends MutableConfiguration<K, V> {
    public static final int DEFAULT_ENTRIES = 10_000;

    private int maxEntries = DEFAULT_ENTRIES;
    private EntryGroups<? super K, ? super V> groups = (key, value) -> Set.of();
    private SharingPolicy sharingPolicy = SharingPolicy.NOT_SHARED;

    /** Creates the defaults: 10,000 entries, no groups, not shared, and those of the standard, among them store by value and no expiry. */
    public TraderConfiguration() {}

    private TraderConfiguration(CompleteConfiguration<K, V> other) {
        super(other);
    }

    /** Returns a copy, with defaults for what the given configuration does not know. */
    static <K, V> TraderConfiguration<K, V> copyOf(Configuration<K, V> other) {
        if (other instanceof CompleteConfiguration<K, V> complete) {
            TraderConfiguration<K, V> copy = new TraderConfiguration<>(complete);
            if (complete instanceof TraderConfiguration<K, V> known) {
                copy.maxEntries = known.maxEntries;
                copy.groups = known.groups;
                copy.sharingPolicy = known.sharingPolicy;
            }
            return copy;
        }
        TraderConfiguration<K, V> copy = new TraderConfiguration<>();
        copy.setTypes(other.getKeyType(), other.getValueType()).setStoreByValue(other.isStoreByValue());
        return copy;
    }

    /**
     * Bounds the entries in memory. A full cache evicts by recency and frequency.
     *
     * @throws IllegalArgumentException for less than 100
     */
    public TraderConfiguration<K, V> setMaxEntries(int newMaxEntries) {
        if (newMaxEntries < CacheSettings.MIN_ENTRIES) {
            throw new IllegalArgumentException(
                    "entries is " + newMaxEntries + "; it may be " + CacheSettings.MIN_ENTRIES + " or more");
        }
        maxEntries = newMaxEntries;
        return this;
    }

    public int maxEntries() {
        return maxEntries;
    }

    /** Sets the function that names each entry's groups; it is asked at every put. */
    public TraderConfiguration<K, V> setGroups(EntryGroups<? super K, ? super V> newGroups) {
        groups = Objects.requireNonNull(newGroups, "groups");
        return this;
    }

    public EntryGroups<? super K, ? super V> groups() {
        return groups;
    }

    /** Says what other members learn of a put. They learn of removals and invalidations under each policy. */
    public TraderConfiguration<K, V> setSharingPolicy(SharingPolicy newSharingPolicy) {
        sharingPolicy = Objects.requireNonNull(newSharingPolicy, "sharing policy");
        return this;
    }

    public SharingPolicy sharingPolicy() {
        return sharingPolicy;
    }

    /** Returns the settings of the instance that holds the entries. */
    CacheSettings settings(String name) {
        return CacheSettings.named(name).withMaxEntries(maxEntries).withSharingPolicy(sharingPolicy);
    }

    /** @throws IllegalArgumentException for settings that exclude each other */
    void check() {
        if (isReadThrough && cacheLoaderFactory == null) {
            throw new IllegalArgumentException("read-through without a loader; expected setCacheLoaderFactory, too");
        }
        if (isWriteThrough && cacheWriterFactory == null) {
            throw new IllegalArgumentException("write-through without a writer; expected setCacheWriterFactory, too");
        }
        if (isStoreByValue && sharingPolicy != SharingPolicy.NOT_SHARED) {
            // Java deserialization would build whatever another member sends.
            throw new IllegalArgumentException("sharing policy is " + sharingPolicy
                    + " for values that are stored by value; expected setStoreByValue(false) and immutable values, which"
                    + " other members read by the cluster's list of allowed classes");
        }
    }
}
