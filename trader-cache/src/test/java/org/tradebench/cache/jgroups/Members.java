package org.tradebench.cache.jgroups;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.cluster.CacheCluster;
import org.tradebench.cache.cluster.ReplicationSettings;
import org.tradebench.cache.jgroups.JGroupsSettings.StaticList;
import org.tradebench.cache.service.CacheService;
import org.tradebench.cache.wire.AllowList;
import org.tradebench.cache.wire.KryoEntryCodec;

/** Members of a real cluster in this JVM, each with a service and a cache. */
final class Members implements AutoCloseable {
    static final String SECRET = "correct horse battery staple";

    private static final Duration TIMEOUT = Duration.ofSeconds(60);

    /** A member with its transport, cluster, service and first cache. */
    static final class Member implements AutoCloseable {
        private final JGroupsTransport transport;
        private final CacheCluster cluster;
        private final CacheService service;
        private final CacheInstance first;

        private Member(JGroupsTransport transport, ReplicationSettings settings, CacheSettings cache) {
            this.transport = transport;
            cluster = CacheCluster.over(transport, new KryoEntryCodec(AllowList.EMPTY), settings);
            service = CacheService.builder().cluster(cluster).build();
            first = service.instance(cache);
        }

        JGroupsTransport transport() {
            return transport;
        }

        CacheCluster cluster() {
            return cluster;
        }

        CacheService service() {
            return service;
        }

        CacheInstance cache(CacheSettings settings) {
            return service.instance(settings);
        }

        /** The cache that the member was started with. */
        CacheInstance cache() {
            return first;
        }

        private boolean canStore() {
            return service.instances().stream()
                    .map(CacheInstance::lease)
                    .allMatch(lease ->
                            lease.complete() && lease.view() == cluster.view().number());
        }

        @Override
        public void close() {
            service.close();
            cluster.close();
        }
    }

    private final String name = "test-" + ProcessHandle.current().pid();
    private final List<InetSocketAddress> addresses = new ArrayList<>();
    private final List<Member> members = new ArrayList<>();
    private static final int PORTS_PER_JVM = 1_000;

    private final Duration failureTimeout;
    private int started;

    /** @param maximum number of members that may be started */
    Members(int maximum) throws IOException {
        this(maximum, Duration.ofSeconds(2));
    }

    /** @param failureTimeout short for tests that wait for a loss; long where a busy machine must not cause one */
    Members(int maximum, Duration failureTimeout) throws IOException {
        this.failureTimeout = failureTimeout;
        for (int port : freePorts(22_000, maximum)) {
            addresses.add(InetSocketAddress.createUnresolved(
                    InetAddress.getLoopbackAddress().getHostAddress(), port));
        }
    }

    /** Returns free ports of the loopback address for one member each, excluding the ports of other JVMs of the same test run. */
    static List<Integer> freePorts(int first, int count) {
        InetAddress loopback = InetAddress.getLoopbackAddress();
        List<Integer> ports = new ArrayList<>();
        for (int port = first + PORTS_PER_JVM * Integer.getInteger("tests.fork", 0); ports.size() < count; port++) {
            if (isFree(loopback, port) && isFree(loopback, port + JGroupsSettings.FAILURE_DETECTION_OFFSET)) {
                ports.add(port);
            }
        }
        return ports;
    }

    private static boolean isFree(InetAddress address, int port) {
        try (ServerSocket socket = new ServerSocket(port, 1, address)) {
            return socket.isBound();
        } catch (IOException e) {
            return false;
        }
    }

    /** Returns the settings of the next member to start. */
    JGroupsSettings settings(String secret) {
        InetSocketAddress address = addresses.get(started++);
        return JGroupsSettings.of(
                        name, secret, InetAddress.getLoopbackAddress(), address.getPort(), new StaticList(addresses))
                .withFailureTimeout(failureTimeout);
    }

    Member start(JGroupsSettings jgroups, ReplicationSettings settings, CacheSettings cache) {
        return start(new JGroupsTransport(jgroups), settings, cache);
    }

    Member start(JGroupsTransport transport, ReplicationSettings settings, CacheSettings cache) {
        Member member = new Member(transport, settings, cache);
        members.add(member);
        return member;
    }

    List<Member> start(int count, ReplicationSettings settings, CacheSettings cache) {
        for (int i = 0; i < count; i++) {
            start(settings(SECRET), settings, cache);
        }
        awaitViewOf(members);
        return List.copyOf(members);
    }

    /** Waits until these members, and no others, are in the view of each of them, and all their caches can store. */
    static void awaitViewOf(List<Member> seen) {
        Set<Object> origins =
                Set.copyOf(seen.stream().map(member -> member.cluster.self()).toList());
        await(
                "a view of " + origins,
                () -> seen.stream()
                        .allMatch(member ->
                                Set.copyOf(member.cluster.view().members()).equals(origins) && member.canStore()));
    }

    /** Opens a cache with these settings on each member, and waits until all can store. */
    static List<CacheInstance> caches(List<Member> all, CacheSettings settings) {
        List<CacheInstance> caches =
                all.stream().map(member -> member.cache(settings)).toList();
        awaitViewOf(all);
        return caches;
    }

    static void await(String what, BooleanSupplier condition) {
        long deadline = System.nanoTime() + TIMEOUT.toNanos();
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("still waiting for " + what).isLessThan(deadline);
            Thread.onSpinWait();
            pause();
        }
    }

    /** Pauses between two polls of a condition. */
    private static void pause() {
        try {
            Thread.sleep(5);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        members.forEach(Member::close);
    }
}
