package org.tradebench.cache.monitoring;

import java.util.List;

/**
 * Holds one page of a list of the cache's entries, groups or ids.
 *
 * @param found how many the search has found, on all pages
 * @param page 1 is the first
 * @param pages 1 or more: an empty list has one page, which is empty
 */
public record Listing<T>(List<T> items, int found, int page, int pages) {
    /**
     * @param all in order
     * @param size of a page, 1 or more
     * @throws IllegalArgumentException when there is no such page
     */
    static <T> Listing<T> of(List<T> all, int page, int size) {
        int pages = Math.max(1, (all.size() + size - 1) / size);
        if (page < 1 || page > pages) {
            throw new IllegalArgumentException("page " + page + " of a list that has "
                    + (pages == 1 ? "one page" : pages + " pages") + "; expected 1 to " + pages);
        }
        int from = (page - 1) * size;
        return new Listing<>(
                List.copyOf(all.subList(from, Math.min(all.size(), from + size))), all.size(), page, pages);
    }
}
