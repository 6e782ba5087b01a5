package org.tradebench.load.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ShortCommandTest {
    @Test
    void keepsChoicesAndReducesAmounts() {
        assertThat(ShortCommand.of(List.of(
                        "run",
                        "--mode",
                        "jpa",
                        "--virtual-users",
                        "16",
                        "--warmup",
                        "steady",
                        "--load-generators",
                        "4",
                        "--out",
                        "x")))
                .hasValueSatisfying(words -> assertThat(words)
                        .startsWith(
                                "run",
                                "--mode",
                                "jpa",
                                "--virtual-users",
                                "2",
                                "--warmup",
                                "steady:30s",
                                "--load-generators",
                                "2")
                        .containsSubsequence("--duration", "2s")
                        .containsSubsequence("--users", "100")
                        .doesNotContain("--out", "x"));
        assertThat(ShortCommand.of(List.of("db", "check", "--json"))).contains(List.of("db", "check", "--json"));
    }

    @Test
    void skipsCommandsThatNeedOtherSystems() {
        assertThat(ShortCommand.of(List.of("run", "--target", "compose"))).isEmpty();
        assertThat(ShortCommand.of(List.of("cluster", "up"))).isEmpty();
        assertThat(ShortCommand.of(List.of("results", "compare", "A", "B"))).isEmpty();
        assertThat(ShortCommand.of(List.of("run", "--url")))
                .as("names an option")
                .isEmpty();
    }
}
