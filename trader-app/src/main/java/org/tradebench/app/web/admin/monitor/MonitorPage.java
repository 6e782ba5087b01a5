package org.tradebench.app.web.admin.monitor;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.web.page.CacheView;
import org.tradebench.app.web.page.DisplayFormat;
import org.tradebench.app.web.page.LinkView;
import org.tradebench.app.web.page.PagerView;
import org.tradebench.app.web.page.SearchView;
import org.tradebench.app.web.page.TableView;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.monitoring.CacheInspector;
import org.tradebench.cache.monitoring.Listing;

/** Assembles the view that was requested. */
record MonitorPage(Monitor monitor, MonitorRequest look) {
    private record Part(
            @Nullable SearchView search,
            List<TableView> tables,
            @Nullable PagerView pager) {
        static Part of(List<TableView> tables) {
            return new Part(null, tables, null);
        }
    }

    CacheView view() {
        Optional<CacheInstance> instance = monitor.instance(look);
        Part part = look.view() == MonitorView.POLICIES
                ? Part.of(PolicyTables.of(monitor.policies()))
                : instance.map(this::part).orElse(Part.of(List.of()));
        return new CacheView(
                look.view().heading(),
                monitor.state(),
                Stream.of(MonitorView.values())
                        .map(view -> new LinkView(view.heading(), "cache?view=" + view.code(), view == look.view()))
                        .toList(),
                part.search(),
                part.tables(),
                part.pager(),
                instance.map(CacheInstance::name).orElse(null));
    }

    private Part part(CacheInstance instance) {
        CacheInspector inspector = new CacheInspector(instance);
        return switch (look.view()) {
            case STATISTICS -> Part.of(StatisticsTables.of(instance));
            case CONTENTS -> {
                var entries = Monitor.paged(() -> inspector.entries(look.search(), look.page(), look.size()));
                yield list(
                        "Id, template or group contains",
                        List.of(ListTables.entries(entries, look.nothingFound("Nothing"))),
                        entries);
            }
            case GROUPS -> groups(inspector);
            case DISK -> {
                var ids = Monitor.paged(() -> inspector.idsOnDisk(look.search(), look.page(), look.size()));
                yield list("Id contains", DiskTables.of(instance, ids, look.nothingFound("Nothing")), ids);
            }
            case CLUSTER ->
                Part.of(ClusterTables.of(
                        instance, monitor.cluster(), monitor.caching().cluster().isEmpty()));
            case POLICIES -> throw new IllegalStateException("needs no instance");
        };
    }

    private Part groups(CacheInspector inspector) {
        if (look.group().isEmpty()) {
            var groups = Monitor.paged(() -> inspector.groups(look.search(), look.page(), look.size()));
            return list("Group contains", List.of(ListTables.groups(groups, look.nothingFound("Nothing"))), groups);
        }
        var members = Monitor.paged(() -> inspector.members(look.group(), look.search(), look.page(), look.size()));
        return list(
                "Id of a member contains",
                List.of(ListTables.members(look.group(), members, look.nothingFound("No member"))),
                members);
    }

    private Part list(String hint, List<TableView> tables, Listing<?> listing) {
        int page = listing.page();
        return new Part(
                new SearchView("cache", look.view().code(), look.group(), look.search(), hint),
                tables,
                new PagerView(
                        DisplayFormat.count(listing.found())
                                + (listing.found() == 1 ? " found" : " found, page " + page + " of " + listing.pages()),
                        page > 1 ? look.at(page - 1) : null,
                        page < listing.pages() ? look.at(page + 1) : null));
    }
}
