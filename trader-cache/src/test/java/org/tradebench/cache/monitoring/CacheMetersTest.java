package org.tradebench.cache.monitoring;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.service.CacheService;

/** Checks the meters that an application with Micrometer finds in its registry. */
class CacheMetersTest {
    private final MeterRegistry registry = new SimpleMeterRegistry();
    private final CacheService service = CacheService.builder().build();

    @AfterEach
    void close() {
        service.close();
    }

    @Test
    void publishesMetersWithMicrometerNames() {
        service.watch(new CacheMeters(registry));
        CacheInstance cache = service.instance(CacheSettings.named("shelf"));
        cache.put("a", 1);
        cache.put("b", 2);
        cache.get("a");
        cache.get("a");
        cache.get("none");
        cache.invalidate("b");

        assertThat(registry.get("cache.size").tag("cache", "shelf").gauge().value())
                .isEqualTo(1);
        assertThat(count("cache.gets", "result", "hit")).isEqualTo(2);
        assertThat(count("cache.gets", "result", "miss")).isEqualTo(1);
        assertThat(registry.get("cache.puts")
                        .tag("cache", "shelf")
                        .functionCounter()
                        .count())
                .isEqualTo(2);
        assertThat(registry.get("cache.invalidated.locally")
                        .tag("cache", "shelf")
                        .functionCounter()
                        .count())
                .isEqualTo(1);
    }

    private double count(String name, String tag, String value) {
        return registry.get(name)
                .tags("cache", "shelf", tag, value)
                .functionCounter()
                .count();
    }

    @Test
    void removesMetersOfClosedInstanceOnly() {
        service.instance(CacheSettings.named("shelf"));
        service.instance(CacheSettings.named("desk"));
        service.watch(new CacheMeters(registry));

        service.remove("shelf");

        assertThat(registry.getMeters())
                .isNotEmpty()
                .extracting(Meter::getId)
                .allSatisfy(id -> assertThat(id.getTag("cache")).isEqualTo("desk"));
    }
}
