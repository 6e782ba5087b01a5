package org.tradebench.cache.monitoring;

import java.util.List;
import java.util.Map;

/** Manages an instance by JMX: {@code org.tradebench.cache:type=CacheInstance,name="…"}. */
public interface CacheMXBean {
    String getName();

    int getEntries();

    int getMaxEntries();

    int getEntriesOnDisk();

    long getBytesOnDisk();

    Map<String, Long> getCounters();

    /** Returns the counters of each template that has been counted. */
    Map<String, Map<String, Long>> getTemplates();

    /** Returns at most so many ids in memory whose text contains the search, in order. */
    List<String> ids(String search, int limit);

    /** Returns at most so many members of a group, in memory and on disk, in order. */
    List<String> members(String group, int limit);

    /** Returns the number of entries, a digest of the ids, and a digest of ids and values: equal on two members that hold the same in memory. */
    String digest();

    /** Removes the entry of this id and the members of this group, on every member, as {@code invalidate} does. */
    void invalidate(String name);

    void clear();
}
