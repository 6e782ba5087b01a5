package org.tradebench.cache.monitoring;

import java.util.List;
import java.util.Map;

/** An instance for JMX: {@code org.tradebench.cache:type=CacheInstance,name="…"}. */
public interface CacheMXBean {
    String getName();

    int getEntries();

    int getMaxEntries();

    int getEntriesOnDisk();

    long getBytesOnDisk();

    /** Every counter of the instance. */
    Map<String, Long> getCounters();

    /** The counters of each template that has been counted. */
    Map<String, Map<String, Long>> getTemplates();

    /** Ids in memory whose text contains the search, in order, at most so many. */
    List<String> ids(String search, int most);

    /** The members of a group, in memory and on disk, in order, at most so many. */
    List<String> members(String group, int most);

    /** Entries, digest of the ids, digest of ids and values: equal on two members that hold the same in memory. */
    String digest();

    /** Removes the entry of this id and the members of this group, on every member, as {@code invalidate} does. */
    void invalidate(String name);

    /** Removes everything, on every member. */
    void clear();
}
