package org.tradebench.load.sut.compose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LeftoversTest {
    private static List<String> left(Cluster before, String arm, String applications) {
        return ClusterStart.leftovers(before, arm, applications).stream()
                .map(Container::nodeName)
                .toList();
    }

    @Test
    void theSameAgainLeavesEverything() {
        assertThat(left(SampleCluster.caching(4).look(), "caching", "4")).isEmpty();
        assertThat(left(SampleCluster.empty().look(), "balancing", "4")).isEmpty();
        assertThat(left(SampleCluster.caching(2).look(), "caching", "4")).isEmpty();
    }

    @Test
    void findsServersOfAnotherProxyVariant() {
        assertThat(left(SampleCluster.caching(2).look(), "balancing", "2")).containsExactly("proxy", "web");
        assertThat(left(SampleCluster.caching(2).look(), "none", "2")).containsExactly("proxy");
    }

    @Test
    void ofTooManyServersTheLastOnesGo() {
        assertThat(left(SampleCluster.caching(4).look(), "caching", "2"))
                .containsExactly("application-3", "application-4");
    }

    @Test
    void serversWithAGapAmongTheirNumbersAllGo() {
        Cluster gap = SampleCluster.caching(0)
                .with("application", 2, Map.of(), Map.of())
                .with("application", 4, Map.of(), Map.of())
                .look();
        assertThat(left(gap, "caching", "4")).containsExactly("application-2", "application-4");
        assertThat(left(gap, "caching", "2")).containsExactly("application-2", "application-4");
    }
}
