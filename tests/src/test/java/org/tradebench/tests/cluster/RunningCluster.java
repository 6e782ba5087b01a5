package org.tradebench.tests.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.process.Ports;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Caching;

/**
 * A cluster of application servers that invalidate each other's caches. The first server caches nothing, so that its responses show the database's state; the
 * caching of the others can be changed while they run.
 */
public final class RunningCluster implements AutoCloseable {

    private final String name;
    private final DatabaseSettings database;
    private final Map<String, String> settings;
    private final List<Integer> ports;
    private final int messagingPort = Ports.free();
    private final List<ApplicationProcess> nodes = new ArrayList<>();

    private RunningCluster(String name, DatabaseSettings database, int size, Map<String, String> settings) {
        this.name = name;
        this.database = database;
        this.settings = settings;
        this.ports = IntStream.range(0, size).mapToObj(i -> Ports.free()).toList();
    }

    /**
     * @param name of the servers' folders; no two clusters of the same name at a time
     * @param settings of every server, beside those of the cluster
     */
    public static RunningCluster start(String name, DatabaseSettings database, int size, Map<String, String> settings) {
        RunningCluster cluster = new RunningCluster(name, database, size, settings);
        try {
            for (int i = 0; i < size; i++) {
                cluster.nodes.add(cluster.launch(i));
            }
            cluster.nodes.forEach(ApplicationProcess::awaitReady);
            return cluster;
        } catch (RuntimeException | Error failed) {
            cluster.close();
            throw failed;
        }
    }

    private ApplicationProcess launch(int index) {
        Map<String, String> all = membership(ports.get(index), "secret-of-the-tests");
        all.putAll(settings);
        // One messaging engine for all, the first server's; but the last server keeps its orders to itself.
        all.put("TRADER_MESSAGING_PORT", Integer.toString(messagingPort));
        all.put("TRADER_CORE_THREADS", "64");
        if (index == 0) {
            all.put("TRADER_MESSAGING_LISTENS", "true");
        } else {
            boolean own = index >= 2 && index == ports.size() - 1;
            all.put(
                    own ? "TRADER_PRICES_SERVER" : "TRADER_MESSAGING_SERVER",
                    "localhost:" + messagingPort + ":BootstrapBasicMessaging");
        }
        if (index == 1) {
            // The service tier of its pages in access mode web services; the cluster secret authenticates servers.
            all.put("SOAP_ENDPOINT", reference().root() + "/services/TradeWSServices");
        }
        all.put("CACHING_TYPE", index == 0 ? Caching.NONE.label() : Caching.DISTRIBUTED_MAP.label());
        return ApplicationProcess.launch(name + "-" + index, database, all);
    }

    private Map<String, String> membership(int port, String secret) {
        return new TreeMap<>(Map.of(
                "CACHE_CLUSTER",
                "true",
                "CACHE_CLUSTER_NAME",
                name + "-of-the-tests",
                "CACHE_CLUSTER_PORT",
                Integer.toString(port),
                "CACHE_CLUSTER_DISCOVERY",
                "Members",
                "CACHE_CLUSTER_MEMBERS",
                ports.stream().map(member -> "127.0.0.1:" + member).collect(Collectors.joining(",")),
                "CACHE_CLUSTER_SECRET",
                secret,
                "CACHE_PUSH_INTERVAL",
                "50"));
    }

    /** Launches a server that is configured as a member, but with another secret; returns before it serves. */
    ApplicationProcess launchWithOtherSecret() {
        return ApplicationProcess.launch(
                name + "-unauthorized", database, membership(Ports.free(), "another secret altogether"));
    }

    /** The server that caches nothing. */
    public ApplicationProcess reference() {
        return nodes.get(0);
    }

    /** The servers that cache answers. */
    List<ApplicationProcess> cachingServers() {
        return nodes.subList(1, nodes.size());
    }

    public List<ApplicationProcess> all() {
        return List.copyOf(nodes);
    }

    /** Sets the caching type and the sharing policy of the servers that cache answers. */
    void set(Caching caching, int sharingPolicy) {
        for (ApplicationProcess node : cachingServers()) {
            node.admin()
                    .require(Map.of(
                            "RUNTIME_MODE", caching.mode().label(),
                            "CACHING_TYPE", caching.label(),
                            "TRADE_REPLICATION_SHARING_TYPE", Integer.toString(sharingPolicy)));
        }
    }

    /** Restarts an ended server with its settings and ports; returns before it serves. */
    public void restart(int index) {
        nodes.set(index, nodes.get(index).restart());
    }

    /** Kills the last server, as a power cut would. */
    void killLast() {
        nodes.remove(nodes.size() - 1).kill();
    }

    /** Starts a server in place of the one that was killed, and waits until it serves. */
    void startLast() {
        nodes.add(launch(nodes.size()).awaitReady());
    }

    @Override
    public void close() {
        nodes.forEach(ApplicationProcess::close);
    }
}
