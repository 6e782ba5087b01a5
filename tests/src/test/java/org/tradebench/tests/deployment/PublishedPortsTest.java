package org.tradebench.tests.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.process.ProjectLayout;

/** Checks that one setting restricts the cluster in containers to an address of the machine, in every proxy variant. */
class PublishedPortsTest {

    @ParameterizedTest
    @ValueSource(strings = {"balancing", "caching", "none"})
    void publishesPortsAtConfiguredAddress(String proxy) throws IOException {
        String services =
                Files.readString(ProjectLayout.current().base().resolve("deploy/compose/proxy-" + proxy + ".yml"));

        assertThat(services)
                .contains(
                        "- \"${TRADER_ADDRESS:-}:${TRADER_HTTP_PORT:-8080}:8080\"",
                        "- \"${TRADER_ADDRESS:-}:${TRADER_HTTPS_PORT:-8443}:8443\"");
    }
}
