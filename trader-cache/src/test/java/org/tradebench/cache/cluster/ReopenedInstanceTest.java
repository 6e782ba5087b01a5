package org.tradebench.cache.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.service.CacheService;
import org.tradebench.cache.wire.AllowList;
import org.tradebench.cache.wire.KryoEntryCodec;

/** One member closes and reopens its instance while the other member keeps its instance open. */
@Timeout(60)
class ReopenedInstanceTest {
    private static final CacheSettings SETTINGS = CacheSettings.named("cache");

    private final List<Member> members =
            PairedTransport.pair().stream().map(Member::new).toList();
    private final Member here = members.get(0);
    private final Member there = members.get(1);

    private static final class Member {
        private final CacheCluster cluster;
        private final CacheService service;

        Member(PairedTransport transport) {
            cluster = CacheCluster.over(transport, new KryoEntryCodec(AllowList.EMPTY), ReplicationSettings.DEFAULT);
            service = CacheService.builder().cluster(cluster).build();
        }

        CacheInstance open() {
            return service.instance(SETTINGS);
        }

        void close() {
            service.close();
            cluster.close();
        }
    }

    @AfterEach
    void close() {
        members.forEach(Member::close);
    }

    private static void awaitLease(CacheInstance instance) {
        while (!instance.lease().complete()) {
            Thread.onSpinWait();
        }
    }

    @Test
    void doesNotReuseNumbersOfClosedInstance() {
        CacheInstance closed = here.open();
        CacheInstance peer = there.open();
        awaitLease(closed);
        awaitLease(peer);
        peer.put("y", "old");

        here.service.remove(SETTINGS.name());
        closed.invalidate("late", false);
        CacheInstance opened = here.open();
        awaitLease(opened);
        opened.invalidate("y");

        assertThat(peer.containsKey("y")).isFalse();
        assertThatThrownBy(() -> closed.invalidate("later still", false))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("cache 'cache' was closed and opened anew");
    }
}
