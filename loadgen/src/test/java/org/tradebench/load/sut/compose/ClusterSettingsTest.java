package org.tradebench.load.sut.compose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.settings.AccessMode;
import org.tradebench.load.settings.Caching;
import org.tradebench.load.settings.CachingMode;
import org.tradebench.load.settings.Eviction;
import org.tradebench.load.settings.JitCompiler;
import org.tradebench.load.settings.Mode;
import org.tradebench.load.settings.OrdersMode;
import org.tradebench.load.settings.Sharing;

class ClusterSettingsTest {
    @Test
    void mapsEnvironmentToOptions() {
        Caching caching = new Caching(CachingMode.COMMAND_SERVLET, 700, Eviction.LRU, Sharing.PUSH_PULL, true);
        Map<String, String> environment = new HashMap<>(caching.startSettings());
        environment.put("RUNTIME_MODE", "Session-to-Direct");
        environment.put("ORDER_PROCESSING_MODE", "Asynchronous_2-Phase");
        environment.put("ACCESS_MODE", "WebServices");
        environment.put("TRADER_HEAP", "384m");
        environment.put("TRADER_JVM_OPTIONS", "-XX:+UseSerialGC");

        ClusterSettings found = new ClusterSettings(environment);

        assertThat(found.mode()).contains(Mode.SESSION_TO_DIRECT);
        assertThat(found.orders()).contains(OrdersMode.ASYNC_TWO_PHASE);
        assertThat(found.access()).contains(AccessMode.WEB_SERVICES);
        assertThat(found.caching()).contains(caching);
        assertThat(found.heap()).isEqualTo("384m");
        assertThat(found.jvmOptions()).isEqualTo("-Xmx384m -XX:+UseSerialGC");
        assertThat(found.compiler()).isEqualTo(JitCompiler.TIERED);
        environment.put("TRADER_JVM_OPTIONS", "-XX:+UseSerialGC -XX:TieredStopAtLevel=1");
        assertThat(new ClusterSettings(environment).compiler()).isEqualTo(JitCompiler.C1);
    }

    @Test
    void appliesApplicationDefaultsToUnsetVariables() {
        assertThat(new ClusterSettings(Map.of("CACHING_TYPE", "DistributedMap")).caching())
                .contains(Caching.of(CachingMode.DISTRIBUTED_MAP));
        assertThat(new ClusterSettings(Map.of("CACHING_TYPE", "No Caching", "CACHE_SIZE", "5")).caching())
                .contains(Caching.NONE);
    }

    @Test
    void returnsEmptyForMissingOrUnknownValues() {
        assertThat(new ClusterSettings(Map.of()).mode()).isEmpty();
        assertThat(new ClusterSettings(Map.of()).caching()).isEmpty();
        assertThat(new ClusterSettings(Map.of()).orders()).isEmpty();
        assertThat(new ClusterSettings(Map.of()).access()).isEmpty();
        assertThat(new ClusterSettings(Map.of("ACCESS_MODE", "SOAP")).access()).isEmpty();
        assertThat(new ClusterSettings(Map.of("CACHING_TYPE", "DistributedMap", "CACHE_EVICTION", "FIFO")).caching())
                .isEmpty();
    }
}
