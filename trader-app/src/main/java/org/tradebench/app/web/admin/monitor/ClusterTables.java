package org.tradebench.app.web.admin.monitor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tradebench.app.web.page.TableView;
import org.tradebench.app.web.page.TableView.Cell;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.monitoring.CacheInspector;
import org.tradebench.cache.spi.ClusterMembership;
import org.tradebench.cache.spi.ContentDigest;

/** Shows the members of the cache cluster with digests of their contents. */
final class ClusterTables {
    private ClusterTables() {}

    /** @param alone whether there is no cluster */
    static List<TableView> of(CacheInstance instance, ClusterMembership cluster, boolean alone) {
        return List.of(
                members(
                        instance,
                        cluster,
                        alone
                                ? "This server is alone; CACHE_CLUSTER joins it to others at the start"
                                : "Members, longest-standing first, with digests of what is in memory"),
                StatisticsTables.counters(
                        instance.statistics(),
                        "Messages by kind, since the cache was made",
                        CounterTexts.MESSAGES::contains));
    }

    private static TableView members(CacheInstance instance, ClusterMembership cluster, String caption) {
        Map<Origin, String> addresses = cluster.addresses();
        ContentDigest own = new CacheInspector(instance).digest();
        Map<Origin, ContentDigest> others = cluster.digests(instance.name());
        List<List<Cell>> rows = new ArrayList<>();
        for (Origin member : cluster.members()) {
            boolean self = member.equals(cluster.self());
            ContentDigest digest = self ? own : others.get(member);
            Cell name = Cell.text(member.toString());
            Cell address = Cell.text(addresses.getOrDefault(member, "?"));
            rows.add(
                    digest == null
                            ? List.of(
                                    name,
                                    address,
                                    Cell.number("?"),
                                    Cell.text("?"),
                                    Cell.text("?"),
                                    Cell.text("no answer, or no such cache"))
                            : List.of(
                                    name,
                                    address,
                                    Cell.number(digest.entries()),
                                    Cell.text(digest.idsText()),
                                    Cell.text(digest.contentsText()),
                                    Cell.text(self ? "this server" : compared(own, digest))));
        }
        return new TableView(
                caption,
                List.of(
                        "Member",
                        "Address",
                        "Entries",
                        "Digest of ids",
                        "Digest of ids and values",
                        "Compared with this server"),
                rows,
                "");
    }

    static String compared(ContentDigest own, ContentDigest other) {
        if (own.equals(other)) {
            return "the same";
        }
        return own.entries() == other.entries() && own.ids() == other.ids()
                ? "the same ids, other values"
                : "other ids";
    }
}
