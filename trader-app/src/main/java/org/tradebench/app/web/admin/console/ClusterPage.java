package org.tradebench.app.web.admin.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.settings.CacheClusterSettings;
import org.tradebench.app.web.page.ConsoleView;
import org.tradebench.app.web.page.TableView;
import org.tradebench.app.web.page.TableView.Cell;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.spi.ClusterMembership;
import org.tradebench.cache.statistics.CacheCounter;
import org.tradebench.cache.statistics.CacheStatistics;

/** Shows the members of the cache cluster, as this server sees them. */
final class ClusterPage {
    private static final int RELOAD_SECONDS = 5;

    private static final String LEAD =
            "The cluster as this server sees it, and the software that runs here. Each server shows its own versions: open the page at its own address."
                    + " Cache, Cluster compares the contents of the members' caches.";

    private static final String ALONE =
            "This server is alone: no other server sends it invalidations. To form a cluster, start each server with CACHE_CLUSTER=true, the same"
                    + " CACHE_CLUSTER_NAME and CACHE_CLUSTER_SECRET, and the addresses of all in CACHE_CLUSTER_MEMBERS (host1:7800,host2:7800).";

    /** Names the counters of one kind of message; null where the received ones are not counted. */
    private record Messages(
            String kind, CacheCounter sent, @Nullable CacheCounter received) {}

    private static final List<Messages> MESSAGES = List.of(
            new Messages(
                    "Frames on the network, each with several messages",
                    CacheCounter.MESSAGES_SENT,
                    CacheCounter.MESSAGES_RECEIVED),
            new Messages("Bytes of frames", CacheCounter.BYTES_SENT, null),
            new Messages("Invalidations", CacheCounter.INVALIDATIONS_SENT, CacheCounter.INVALIDATIONS_RECEIVED),
            new Messages("Confirmations of invalidations", CacheCounter.CONFIRMATIONS_SENT, null),
            new Messages("Entries pushed", CacheCounter.PUSHES_SENT, CacheCounter.PUSHES_RECEIVED),
            new Messages("Ids announced", CacheCounter.ANNOUNCEMENTS_SENT, CacheCounter.ANNOUNCEMENTS_RECEIVED),
            new Messages("Look-ups of an entry", CacheCounter.PULLS_SENT, CacheCounter.PULLS_RECEIVED));

    private ClusterPage() {}

    /**
     * @param settings empty: there is no cluster
     * @param instance whose messages are counted; empty when there is no cluster
     * @param server describes this server
     */
    static ConsoleView of(
            Optional<CacheClusterSettings> settings,
            ClusterMembership cluster,
            Optional<CacheInstance> instance,
            List<TableView> server) {
        List<Origin> members = cluster.members();
        List<TableView> tables = new ArrayList<>();
        settings.ifPresent(config -> tables.add(members(config, cluster, members)));
        instance.ifPresent(one -> tables.add(messages(one.statistics())));
        tables.addAll(server);
        return new ConsoleView(
                "Cluster",
                LEAD,
                settings.map(config -> state(config, members.size())).orElse(ALONE),
                settings.map(config -> members.size() < config.size()).orElse(false),
                "",
                false,
                settings.isPresent() ? RELOAD_SECONDS : 0,
                tables,
                List.of());
    }

    /** @param seen members that this one sees, itself among them */
    static String state(CacheClusterSettings settings, int seen) {
        String here = seen == 1
                ? "This server is alone in cluster " + settings.name()
                : seen + " servers are in cluster " + settings.name();
        if (settings.size() == 0) {
            return here + "; CACHE_CLUSTER_SIZE does not say how many are expected.";
        }
        if (seen >= settings.size()) {
            return here + ": complete.";
        }
        return "%s: %d of %d are missing. Until they return, the cache applies CACHE_PARTITION: %s."
                .formatted(
                        here,
                        settings.size() - seen,
                        settings.size(),
                        settings.partition().label());
    }

    private static TableView members(CacheClusterSettings settings, ClusterMembership cluster, List<Origin> members) {
        Map<Origin, String> addresses = cluster.addresses();
        List<List<Cell>> rows = new ArrayList<>();
        for (Origin member : members) {
            boolean self = member.equals(cluster.self());
            rows.add(List.of(
                    Cell.text(member.toString()),
                    Cell.text(addresses.getOrDefault(
                            member, self ? settings.bindAddress() + ":" + settings.port() : "not known here")),
                    Cell.text(rows.isEmpty() ? "coordinator: longest-standing member" : "member"),
                    Cell.text(self ? "this server" : "in the cluster")));
        }
        return new TableView(
                "Members of cluster " + settings.name() + ", longest-standing first",
                List.of("Member", "Address", "Role", "State"),
                rows,
                "");
    }

    private static TableView messages(CacheStatistics statistics) {
        return new TableView(
                "Messages of this server since its cache was made",
                List.of("Kind", "Sent", "Received"),
                MESSAGES.stream()
                        .map(kind -> List.of(
                                Cell.text(kind.kind()),
                                count(statistics, kind.sent()),
                                count(statistics, kind.received())))
                        .toList(),
                "");
    }

    private static Cell count(CacheStatistics statistics, @Nullable CacheCounter counter) {
        return counter == null ? Cell.number("not counted") : Cell.number(statistics.of(counter));
    }
}
