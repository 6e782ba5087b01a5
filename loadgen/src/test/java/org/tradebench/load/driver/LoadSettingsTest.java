package org.tradebench.load.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.tradebench.load.failure.Failure;

class LoadSettingsTest {
    private static final Target TARGET = Target.of("http://localhost:9080/daytrader");

    private static LoadSettings settings(int clients, int users, int updates, Duration window, String runId) {
        return new LoadSettings(
                TARGET,
                clients,
                Duration.ZERO,
                0,
                Duration.ofMinutes(1),
                window,
                Duration.ZERO,
                users,
                1000,
                1,
                updates,
                42,
                runId,
                Duration.ofSeconds(60));
    }

    @Test
    void whatCannotBeMeantIsToldWithWhatWouldBeRight() {
        told(() -> settings(0, 2000, 14, Duration.ofSeconds(60), "a"), "clients: 0");
        told(() -> settings(9, 8, 14, Duration.ofSeconds(60), "a"), "9 clients need");
        told(() -> settings(8, 2000, 13, Duration.ofSeconds(60), "a"), "13");
        told(() -> settings(8, 2000, 16, Duration.ofSeconds(60), "a"), "16");
        told(() -> settings(8, 2000, 14, Duration.ofMillis(10), "a"), "window");
        told(() -> settings(8, 2000, 14, Duration.ofSeconds(60), "a b"), "'a b'");
        told(() -> settings(8, 2000, 14, Duration.ofSeconds(60), ""), "run id");
    }

    private static void told(Runnable wrong, String what) {
        assertThatThrownBy(wrong::run)
                .isInstanceOf(Failure.class)
                .hasMessageContaining(what)
                .hasMessageContaining("would be right");
    }

    @Test
    void everyPropertyIsKnownToThePlan() throws IOException {
        String plan = Files.readString(Path.of("src", "main", "jmeter", "trade.jmx"));
        LoadSettings.standard(TARGET, "run1")
                .properties()
                .forEach((name, value) -> assertThat(plan).contains("${__P(" + name + ","));
    }

    @Test
    void theStandardSettingsAreThePlansDefaults() throws IOException {
        String plan = Files.readString(Path.of("src", "main", "jmeter", "trade.jmx"));
        LoadSettings.standard(TARGET, "run1").properties().forEach((name, value) -> {
            if (!name.equals("run.id")) {
                assertThat(plan).contains("${__P(" + name + "," + value + ")}");
            }
        });
    }
}
