package org.tradebench.load.sut.compose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.cli.output.ClusterDocument;
import org.tradebench.load.results.ResultFolder;

/** Tests a class of {@code cli.output}; it is in this package because it needs {@link SampleCluster}. */
class ClusterDocumentTest {
    @Test
    void namesAddressOfRunningCluster() {
        ClusterDocument document = ClusterDocument.of(SampleCluster.caching(2).build());
        assertThat(document.healthy()).isTrue();
        assertThat(document.address()).endsWith(":18080/daytrader");
        assertThat(document.nodes()).extracting("name").contains("proxy", "application-1", "application-2", "database");
    }

    @Test
    void namesNodesThatAreDown() {
        ClusterDocument document = ClusterDocument.of(SampleCluster.caching(1)
                .with("application", 2, "exited", null, Map.of(), Map.of())
                .build());
        assertThat(document.healthy()).isFalse();
        assertThat(document.address()).isNull();
        assertThat(document.nodes())
                .filteredOn(node -> !node.up())
                .singleElement()
                .satisfies(node -> assertThat(node.condition()).isEqualTo("exited (137)"));
    }

    @Test
    void hasNoNodesWithoutCluster() {
        ClusterDocument document = ClusterDocument.of(SampleCluster.empty().build());
        assertThat(document.healthy()).isFalse();
        assertThat(document.nodes()).isEmpty();
    }

    @Test
    void hidesEnvironmentOfContainers() {
        ClusterDocument document = ClusterDocument.of(SampleCluster.caching(1)
                .with("application", 2, Map.of(), Map.of("TRADER_DB_PASSWORD", "not-for-everybody"))
                .build());
        assertThat(ResultFolder.json(document)).doesNotContain("not-for-everybody");
    }
}
