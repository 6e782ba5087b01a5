package org.tradebench.cache.monitoring;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.digest.Digests;
import org.tradebench.cache.spi.ContentDigest;

/**
 * Shows an instance to operators: no look counts as a hit or keeps an entry alive. Lists are in the order of their names; a search finds the names that contain
 * its text, in upper or lower case. Each call goes through everything: it is for people, not for a loop.
 */
public record CacheInspector(CacheInstance instance) {
    /**
     * Lists the entries in memory.
     *
     * @param search in their ids, templates and groups; "" finds all
     * @throws IllegalArgumentException when there is no such page
     */
    public Listing<EntrySnapshot> entries(String search, int page, int size) {
        String sought = sought(search);
        return listing(
                instance.entries()
                        .filter(entry -> holds(entry.id(), sought)
                                || holds(entry.options().template(), sought)
                                || entry.options().dependencyIds().stream().anyMatch(group -> holds(group, sought))),
                EntrySnapshot::id,
                page,
                size);
    }

    /**
     * Lists the groups that have members.
     *
     * @throws IllegalArgumentException when there is no such page
     */
    public Listing<GroupSize> groups(String search, int page, int size) {
        String sought = sought(search);
        Listing<Object> names = listing(
                instance.dependencyIds().stream().filter(name -> holds(name, sought)), name -> name, page, size);
        List<GroupSize> sizes = names.items().stream()
                .map(name -> new GroupSize(name, instance.members(name).size()))
                .toList();
        return new Listing<>(sizes, names.found(), names.page(), names.pages());
    }

    /**
     * Lists the ids in memory and on disk that belong to a group.
     *
     * @param search in the ids; "" finds all
     * @throws IllegalArgumentException when there is no such page
     */
    public Listing<Object> members(Object group, String search, int page, int size) {
        String sought = sought(search);
        return listing(instance.members(group).stream().filter(id -> holds(id, sought)), id -> id, page, size);
    }

    /**
     * Lists the ids on disk, also those that are in memory again.
     *
     * @throws IllegalArgumentException when there is no such page
     */
    public Listing<Object> idsOnDisk(String search, int page, int size) {
        String sought = sought(search);
        return listing(instance.idsOnDisk().stream().filter(id -> holds(id, sought)), id -> id, page, size);
    }

    /** Returns what an invalidation of this name would remove: the entry of this id or alias, and the group's members. */
    public Set<Object> namedBy(Object name) {
        Set<Object> named = new HashSet<>(instance.members(name));
        instance.inspect(name).ifPresent(entry -> named.add(entry.id()));
        return named;
    }

    public ContentDigest digest() {
        return Digests.of(instance.entries());
    }

    private static <T> Listing<T> listing(Stream<T> found, Function<T, Object> name, int page, int size) {
        Comparator<T> byName = Comparator.comparing(item -> name.apply(item).toString());
        return Listing.of(found.sorted(byName).toList(), page, size);
    }

    private static String sought(String search) {
        return search.toLowerCase(Locale.ROOT);
    }

    private static boolean holds(Object name, String sought) {
        return sought.isEmpty() || name.toString().toLowerCase(Locale.ROOT).contains(sought);
    }
}
