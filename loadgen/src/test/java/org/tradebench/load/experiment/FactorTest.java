package org.tradebench.load.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FactorTest {
    private static Factor of(Map<Setting, String> one, Map<Setting, String> other) {
        return new Factor("servers", "1", List.of(new Level("1", one), new Level("2", other)));
    }

    @Test
    void isAnAxisWhenEachLevelSetsOneNumber() {
        assertThat(of(Map.of(Setting.SERVERS, "1"), Map.of(Setting.SERVERS, "2"))
                        .axis())
                .contains(Setting.SERVERS);
        assertThat(of(Map.of(Setting.CACHING, "none"), Map.of(Setting.CACHING, "command"))
                        .axis())
                .isEmpty();
        assertThat(of(Map.of(Setting.SERVERS, "1"), Map.of(Setting.SERVERS, "2", Setting.APPLICATION_CPUS, "2"))
                        .axis())
                .isEmpty();
    }

    @Test
    void isAnAxisDespiteDifferentWarmUps() {
        assertThat(of(
                                Map.of(Setting.SERVERS, "1", Setting.WARMUP, "30000"),
                                Map.of(Setting.SERVERS, "2", Setting.WARMUP, "60000"))
                        .axis())
                .contains(Setting.SERVERS);
        assertThat(of(Map.of(Setting.WARMUP, "30000"), Map.of(Setting.WARMUP, "60000"))
                        .axis())
                .isEmpty();
    }
}
