package org.tradebench.app.web.page;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds what the cache monitor's page shows.
 *
 * @param heading of the view
 * @param state in a sentence or two
 * @param views the page's views
 * @param search null where there is nothing to search
 * @param pager null where there is one page
 * @param instance whose entries can be removed; null while there is none
 */
public record CacheView(
        String heading,
        String state,
        List<LinkView> views,
        @Nullable SearchView search,
        List<TableView> tables,
        @Nullable PagerView pager,
        @Nullable String instance) {}
