package org.tradebench.cache.jcache;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import javax.cache.Cache;
import javax.cache.integration.CacheWriter;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.cluster.CacheCluster;
import org.tradebench.cache.cluster.PairedTransport;
import org.tradebench.cache.cluster.ReplicationSettings;
import org.tradebench.cache.cluster.Transport;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.jgroups.JGroupsSettings;
import org.tradebench.cache.jgroups.JGroupsSettings.StaticList;
import org.tradebench.cache.jgroups.JGroupsTransport;
import org.tradebench.cache.service.CacheService;
import org.tradebench.cache.wire.AllowList;
import org.tradebench.cache.wire.KryoEntryCodec;

/** Checks which changes reach the other of two members, each with its own cache manager. */
@Timeout(60)
@ParameterizedClass
@EnumSource
class ClusterTest {
    private static final ReplicationSettings SETTINGS =
            ReplicationSettings.DEFAULT.withBatchInterval(Duration.ofMillis(50));

    private final List<Member> members;
    private final Member here;
    private final Member there;

    ClusterTest(Connection connection) {
        members = connection.pair().stream().map(Member::new).toList();
        here = members.get(0);
        there = members.get(1);
    }

    private enum Connection {
        IN_MEMORY {
            @Override
            List<? extends Transport> pair() {
                return PairedTransport.pair();
            }
        },
        JGROUPS {
            @Override
            List<? extends Transport> pair() {
                InetAddress loopback = InetAddress.getLoopbackAddress();
                List<InetSocketAddress> addresses = freePorts(loopback).stream()
                        .map(port -> InetSocketAddress.createUnresolved(loopback.getHostAddress(), port))
                        .toList();
                String name = "jcache-" + ProcessHandle.current().pid();
                return addresses.stream()
                        .map(address -> new JGroupsTransport(JGroupsSettings.of(
                                name,
                                "correct horse battery staple",
                                loopback,
                                address.getPort(),
                                new StaticList(addresses))))
                        .toList();
            }
        };

        abstract List<? extends Transport> pair();

        /** Returns two ports that are free, as are those for the detection of failures. */
        private static List<Integer> freePorts(InetAddress address) {
            return IntStream.range(31_000, 31_000 + JGroupsSettings.FAILURE_DETECTION_OFFSET)
                    .filter(port ->
                            isFree(address, port) && isFree(address, port + JGroupsSettings.FAILURE_DETECTION_OFFSET))
                    .limit(2)
                    .boxed()
                    .toList();
        }

        private static boolean isFree(InetAddress address, int port) {
            try (ServerSocket socket = new ServerSocket(port, 1, address)) {
                return socket.isBound();
            } catch (IOException e) {
                return false;
            }
        }
    }

    private static final class Member {
        private final CacheCluster cluster;
        private final CacheService service;
        private final TraderCacheManager manager;
        private volatile Runnable onDelete = () -> {};

        Member(Transport transport) {
            cluster = CacheCluster.over(transport, new KryoEntryCodec(AllowList.EMPTY), SETTINGS);
            service = CacheService.builder().cluster(cluster).build();
            manager = TraderCacheManager.over(
                    service, URI.create("member-" + transport.self()), ClusterTest.class.getClassLoader());
        }

        Cache<String, String> open(SharingPolicy policy) {
            return manager.createCache(
                    "cache",
                    new TraderConfiguration<String, String>()
                            .setSharingPolicy(policy)
                            .setGroups((key, value) -> Set.of("group " + value.charAt(0)))
                            .setStoreByValue(false)
                            .setWriteThrough(true)
                            .setCacheWriterFactory(() -> new SlowTable(() -> onDelete.run())));
        }

        boolean knowsOther() {
            Lease lease = cache().unwrap(CacheInstance.class).lease();
            return cluster.members().size() == 2
                    && lease.complete()
                    && lease.view() == cluster.view().number();
        }

        Cache<String, String> cache() {
            return manager.getCache("cache");
        }

        void close() {
            manager.close();
            service.close();
            cluster.close();
        }
    }

    /** Replaces a table; calls the test while a row is deleted. */
    private record SlowTable(Runnable onDelete) implements CacheWriter<String, String> {
        @Override
        public void write(Cache.Entry<? extends String, ? extends String> entry) {}

        @Override
        public void writeAll(Collection<Cache.Entry<? extends String, ? extends String>> entries) {}

        @Override
        public void delete(Object key) {
            onDelete.run();
        }

        @Override
        public void deleteAll(Collection<?> keys) {}
    }

    private void open(SharingPolicy policy) throws InterruptedException {
        members.forEach(member -> member.open(policy));
        await(() -> members.stream().allMatch(Member::knowsOther));
    }

    private static void await(BooleanSupplier condition) throws InterruptedException {
        while (!condition.getAsBoolean()) {
            Thread.sleep(5);
        }
    }

    @AfterEach
    void close() {
        members.forEach(Member::close);
    }

    @Test
    void removesEntryFromEveryMember() throws InterruptedException {
        open(SharingPolicy.NOT_SHARED);
        members.forEach(member -> member.cache().put("1", "one"));

        assertThat(here.cache().remove("1")).isTrue();

        assertThat(there.cache().containsKey("1")).isFalse();
    }

    @Test
    void removesEntryOfOtherMemberOnly() throws InterruptedException {
        open(SharingPolicy.NOT_SHARED);
        there.cache().put("1", "one");

        assertThat(here.cache().remove("1")).isFalse();

        assertThat(there.cache().containsKey("1")).isFalse();
    }

    @Test
    void removesEntryElsewhereDespiteLocalEviction() throws InterruptedException {
        open(SharingPolicy.NOT_SHARED);
        here.onDelete = () -> here.cache().unwrap(CacheInstance.class).releaseLruEntries(1_000);
        members.forEach(member -> member.cache().put("1", "one"));

        assertThat(here.cache().remove("1", "one")).isFalse();
        assertThat(there.cache().containsKey("1")).isFalse();

        members.forEach(member -> member.cache().put("1", "one"));
        here.cache().invoke("1", (entry, arguments) -> {
            entry.remove();
            return null;
        });
        assertThat(there.cache().containsKey("1")).isFalse();
    }

    /** The group of the new value is invalidated between the read of the old value and the end of the write. */
    @Test
    void removesEntryElsewhereDespiteRefusedPut() throws InterruptedException {
        open(SharingPolicy.NOT_SHARED);
        there.cache().put("1", "one");

        here.cache().invoke("1", (entry, arguments) -> {
            here.cache().unwrap(CacheInstance.class).invalidate("group t");
            entry.setValue("two");
            return null;
        });

        assertThat(here.cache().containsKey("1")).isFalse();
        assertThat(there.cache().containsKey("1")).isFalse();
    }

    @Test
    void invalidatesGroupOnEveryMember() throws InterruptedException {
        open(SharingPolicy.NOT_SHARED);
        members.forEach(member -> member.cache().put("1", "one"));

        here.cache().unwrap(CacheInstance.class).invalidate("group o");

        assertThat(there.cache().containsKey("1")).isFalse();
    }

    @Test
    void pushesSharedEntries() throws InterruptedException {
        open(SharingPolicy.SHARED_PUSH);
        here.cache().put("1", "one");

        await(() -> there.cache().containsKey("1"));

        assertThat(there.cache().get("1")).isEqualTo("one");
        assertThat(there.cache().unwrap(CacheInstance.class).members("group o")).containsExactly("1");
    }
}
