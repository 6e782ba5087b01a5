package org.tradebench.load.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class UpCommandTest {
    @Test
    void setsOnlyGivenOptions() {
        UpCommand up = new UpCommand();
        new CommandLine(up)
                .parseArgs(
                        "--nodes=3",
                        "--proxy=Balancing",
                        "--own-clocks",
                        "--mode=jpa",
                        "--cache-size=500",
                        "--heap=1g");
        assertThat(up.settings())
                .containsEntry("APPLICATIONS", "3")
                .containsEntry("PROXY", "balancing")
                .containsEntry("CLOCKS", "own")
                .containsEntry("RUNTIME_MODE", "JPA")
                .containsEntry("CACHING_TYPE", "DistributedMap")
                .containsEntry("CACHE_SIZE", "500")
                .containsEntry("TRADER_HEAP", "1g")
                .doesNotContainKeys("TLS", "SIZES", "SESSIONS", "STORAGE");
        UpCommand plain = new UpCommand();
        new CommandLine(plain).parseArgs();
        assertThat(plain.settings()).isEmpty();
    }
}
