package org.tradebench.cache.jcache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.cache.Cache;
import javax.cache.configuration.MutableCacheEntryListenerConfiguration;
import javax.cache.configuration.MutableConfiguration;
import javax.cache.event.CacheEntryRemovedListener;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tradebench.cache.UnconfirmedException;
import org.tradebench.cache.cluster.CacheCluster;
import org.tradebench.cache.cluster.PairedTransport;
import org.tradebench.cache.cluster.ReplicationSettings;
import org.tradebench.cache.service.CacheService;
import org.tradebench.cache.wire.AllowList;
import org.tradebench.cache.wire.KryoEntryCodec;

/** Removes entries in a cluster whose other member does not answer. */
@Timeout(60)
class UnconfirmedRemovalTest {
    private static final Duration SHORT_TIMEOUT = Duration.ofMillis(10);

    private final List<PairedTransport> transports = PairedTransport.pair();
    private final CacheCluster cluster = CacheCluster.over(
            transports.get(0),
            new KryoEntryCodec(AllowList.EMPTY),
            ReplicationSettings.DEFAULT.withConfirmTimeout(SHORT_TIMEOUT).withAnswerTimeout(SHORT_TIMEOUT));
    private final CacheService service = CacheService.builder().cluster(cluster).build();
    private final TraderCacheManager manager =
            TraderCacheManager.over(service, URI.create("alone"), UnconfirmedRemovalTest.class.getClassLoader());

    @AfterEach
    void close() {
        manager.close();
        service.close();
        cluster.close();
        transports.get(1).close();
    }

    @Test
    void removesAllDespiteMissingConfirmation() {
        Cache<String, String> cache = manager.createCache("cache", new MutableConfiguration<String, String>());
        cache.put("1", "one");
        cache.put("2", "two");

        assertThatThrownBy(() -> cache.removeAll(Set.of("1", "2"))).isInstanceOf(UnconfirmedException.class);

        assertThat(cache).isEmpty();
    }

    @Test
    void notifiesListenersDespiteMissingConfirmation() {
        List<String> removed = new CopyOnWriteArrayList<>();
        CacheEntryRemovedListener<String, String> listener =
                events -> events.forEach(event -> removed.add(event.getKey() + "=" + event.getOldValue()));
        MutableConfiguration<String, String> configuration = new MutableConfiguration<>();
        configuration.addCacheEntryListenerConfiguration(
                new MutableCacheEntryListenerConfiguration<>(() -> listener, null, true, true));
        Cache<String, String> cache = manager.createCache("cache", configuration);
        cache.put("1", "one");

        assertThatThrownBy(() -> cache.remove("1")).isInstanceOf(UnconfirmedException.class);

        assertThat(removed).containsExactly("1=one");
    }
}
