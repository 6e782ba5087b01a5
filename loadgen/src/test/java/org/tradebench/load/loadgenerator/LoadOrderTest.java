package org.tradebench.load.loadgenerator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.WarmupSettings;

class LoadOrderTest {
    private static final ServerAddress TARGET = ServerAddress.of("http://localhost:9080/daytrader");

    /** The standard settings, but with the shorter warm-up that is the default of JMeter's plan. */
    private static final LoadOrder ORDER =
            new LoadOrder(RunSettings.STANDARD.withWarmup(WarmupSettings.requests(20_000)), TARGET, "run1");

    @ParameterizedTest
    @ValueSource(strings = {"a b", "", "123456789012345678901", "run/1"})
    void rejectsInvalidRunIds(String runId) {
        assertThatThrownBy(() -> new LoadOrder(RunSettings.STANDARD, TARGET, runId))
                .isInstanceOf(Failure.class)
                .hasMessage("--run-id: expected 1 to 20 letters, digits, dots or hyphens, got \"" + runId + "\".");
    }

    @Test
    void standardSettingsMatchPlanDefaults() throws IOException {
        String plan = Files.readString(Path.of("src", "main", "jmeter", "trade.jmx"));
        ORDER.properties()
                .forEach((name, value) ->
                        assertThat(plan).contains("${__P(" + name + "," + (name.equals("run.id") ? "" : value + ")}")));
    }

    @Test
    void setsWarmUpLimitAboveSteadyCap() {
        RunSettings steady = RunSettings.STANDARD.withWarmup(WarmupSettings.parse("steady:10m"));
        assertThat(new LoadOrder(steady, TARGET, "run1").properties()).containsEntry("warmup.limit", "1500");
    }
}
