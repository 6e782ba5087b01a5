package org.tradebench.tests.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.tradebench.load.process.ProjectLayout;

/** Checks that the compose files still accept the names of earlier versions, which users' scripts may contain. */
class EarlierComposeNamesTest {
    private String tiers;

    @BeforeEach
    void read() throws IOException {
        tiers = Files.readString(ProjectLayout.current().base().resolve("deploy/compose/tiers.yml"));
    }

    @Test
    void keepsEarlierProfileOfLoadGenerator() {
        assertThat(tiers).contains("\n    profiles: [load-generator, driver]\n");
    }

    @Test
    void readsEarlierCpuSetOfLoadGenerator() {
        assertThat(tiers).contains("\n    cpuset: ${LOAD_GENERATOR_CPUSET:-${DRIVER_CPUSET:-}}\n");
    }
}
