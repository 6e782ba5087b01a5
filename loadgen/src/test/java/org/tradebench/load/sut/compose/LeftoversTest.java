package org.tradebench.load.sut.compose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LeftoversTest {
    private static List<String> leftovers(Cluster before, String proxy, String applications) {
        return ClusterStart.leftovers(before, proxy, applications).stream()
                .map(Container::nodeName)
                .toList();
    }

    @Test
    void keepsServersForSameOrLargerCluster() {
        assertThat(leftovers(SampleCluster.caching(4).build(), "caching", "4")).isEmpty();
        assertThat(leftovers(SampleCluster.empty().build(), "balancing", "4")).isEmpty();
        assertThat(leftovers(SampleCluster.caching(2).build(), "caching", "4")).isEmpty();
    }

    @Test
    void removesServersOfOtherProxyVariant() {
        assertThat(leftovers(SampleCluster.caching(2).build(), "balancing", "2"))
                .containsExactly("proxy", "web");
        assertThat(leftovers(SampleCluster.caching(2).build(), "none", "2")).containsExactly("proxy");
    }

    @Test
    void removesSurplusServersWithHighestNumbers() {
        assertThat(leftovers(SampleCluster.caching(4).build(), "caching", "2"))
                .containsExactly("application-3", "application-4");
    }

    @Test
    void removesAllServersWhenNumbersHaveGap() {
        Cluster gap = SampleCluster.caching(0)
                .with("application", 2, Map.of(), Map.of())
                .with("application", 4, Map.of(), Map.of())
                .build();
        assertThat(leftovers(gap, "caching", "4")).containsExactly("application-2", "application-4");
        assertThat(leftovers(gap, "caching", "2")).containsExactly("application-2", "application-4");
    }
}
