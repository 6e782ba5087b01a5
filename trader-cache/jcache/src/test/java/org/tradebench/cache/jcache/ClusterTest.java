package org.tradebench.cache.jcache;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import javax.cache.Cache;
import javax.cache.integration.CacheWriter;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.cluster.CacheCluster;
import org.tradebench.cache.cluster.PairedTransport;
import org.tradebench.cache.cluster.ReplicationSettings;
import org.tradebench.cache.service.CacheService;
import org.tradebench.cache.wire.AllowList;
import org.tradebench.cache.wire.KryoEntryCodec;

/** Checks what reaches the other of two members, each with a cache manager over its service. */
@Timeout(60)
class ClusterTest {
    private static final ReplicationSettings SETTINGS =
            ReplicationSettings.DEFAULT.withBatchInterval(Duration.ofMillis(50));

    private final List<Member> members =
            PairedTransport.pair().stream().map(Member::new).toList();
    private final Member here = members.get(0);
    private final Member there = members.get(1);

    private static final class Member {
        private final CacheCluster cluster;
        private final CacheService service;
        private final TraderCacheManager manager;
        private volatile Runnable whileDeleting = () -> {};

        Member(PairedTransport transport) {
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
                            .setCacheWriterFactory(() -> new SlowTable(() -> whileDeleting.run())));
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

    /** Stands in for a table; the test decides what happens while a row is being deleted. */
    private record SlowTable(Runnable whileDeleting) implements CacheWriter<String, String> {
        @Override
        public void write(Cache.Entry<? extends String, ? extends String> entry) {}

        @Override
        public void writeAll(Collection<Cache.Entry<? extends String, ? extends String>> entries) {}

        @Override
        public void delete(Object key) {
            whileDeleting.run();
        }

        @Override
        public void deleteAll(Collection<?> keys) {}
    }

    private void open(SharingPolicy policy) throws InterruptedException {
        members.forEach(member -> member.open(policy));
        await(() -> members.stream()
                .allMatch(member ->
                        member.cache().unwrap(CacheInstance.class).lease().complete()));
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
    void removesFromEveryMember() throws InterruptedException {
        open(SharingPolicy.NOT_SHARED);
        members.forEach(member -> member.cache().put("1", "one"));

        assertThat(here.cache().remove("1")).isTrue();

        assertThat(there.cache().containsKey("1")).isFalse();
    }

    @Test
    void removesWhatOnlyTheOtherMemberHas() throws InterruptedException {
        open(SharingPolicy.NOT_SHARED);
        there.cache().put("1", "one");

        assertThat(here.cache().remove("1")).isFalse();

        assertThat(there.cache().containsKey("1")).isFalse();
    }

    @Test
    void removesElsewhereWhatIsEvictedMeanwhile() throws InterruptedException {
        open(SharingPolicy.NOT_SHARED);
        here.whileDeleting = () -> here.cache().unwrap(CacheInstance.class).releaseLruEntries(1_000);
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

    /** A change of the new value's group comes between the read of the old value and the end of the write. */
    @Test
    void removesElsewhereWhatRefusedPutReplaces() throws InterruptedException {
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
