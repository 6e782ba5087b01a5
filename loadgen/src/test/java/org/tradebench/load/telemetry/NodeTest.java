package org.tradebench.load.telemetry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class NodeTest {
    @Test
    void sortsByTierAndNumber() {
        List<String> names = Stream.of(
                        Node.only(Tier.RUNNER),
                        Node.only(Tier.LOAD_GENERATOR),
                        Node.only(Tier.WEB),
                        Node.local("application-10", Tier.APPLICATION),
                        Node.only(Tier.PROXY),
                        Node.only(Tier.DATABASE),
                        Node.local("application-2", Tier.APPLICATION))
                .sorted()
                .map(Node::name)
                .toList();
        assertThat(names)
                .containsExactly(
                        "application-2", "application-10", "database", "proxy", "web", "load generator", "runner");
    }
}
