package org.tradebench.load.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.application.JavaRuntime;
import org.tradebench.load.application.Mode;
import org.tradebench.load.caching.Caching;
import org.tradebench.load.results.RunSettings;

class EmbeddedTargetTest {
    private static final EmbeddedTarget TARGET = new EmbeddedTarget(Mode.DIRECT, JavaRuntime.current(), 0, 0);

    private static final RunSettings ASKED = new RunSettings(
            EmbeddedTarget.WORD, 1, "direct", null, Caching.NONE, 8, 0, 1000, 10, 200, 100, 14, 42, "512m");

    @Test
    void whatWasAskedBecomesSettingsOfTheApplication() {
        assertThat(TARGET.settings(ASKED.ordered("async").accessed("standard"), Map.of()))
                .containsEntry("MAX_USERS", "200")
                .containsEntry("ORDER_PROCESSING_MODE", "Asynchronous")
                .containsEntry("ACCESS_MODE", "Standard")
                .doesNotContainKey("TRADER_CORE_THREADS");
    }

    @Test
    void pagesThatSendMessagesToTheirOwnServerGetTheThreadsForThem() {
        RunSettings asked = ASKED.accessed("web-services");
        assertThat(TARGET.settings(asked, Map.of()))
                .containsEntry("ACCESS_MODE", "WebServices")
                .containsEntry("TRADER_CORE_THREADS", "32");
        assertThat(TARGET.settings(asked, Map.of("TRADER_CORE_THREADS", "24")))
                .as("the environment's is passed on as it stands")
                .doesNotContainKey("TRADER_CORE_THREADS");
        EmbeddedTarget studied = new EmbeddedTarget(
                Mode.DIRECT, JavaRuntime.current(), 0, 0, List.of(), Map.of("TRADER_CORE_THREADS", "48"));
        assertThat(studied.settings(asked, Map.of()))
                .as("and so is a study's")
                .containsEntry("TRADER_CORE_THREADS", "48");
    }

    @Test
    void connectionsAreKeptUnlessAStudyOrTheEnvironmentSaysHowLong() {
        String setting = "TRADER_KEEP_ALIVE_REQUESTS";
        assertThat(TARGET.requestsPerConnection(Map.of())).isEqualTo(-1);
        assertThat(TARGET.requestsPerConnection(Map.of(setting, "100"))).isEqualTo(100);
        EmbeddedTarget studied =
                new EmbeddedTarget(Mode.DIRECT, JavaRuntime.current(), 0, 0, List.of(), Map.of(setting, "-1"));
        assertThat(studied.requestsPerConnection(Map.of(setting, "100"))).isEqualTo(-1);
    }

    @Test
    void asksForItsStandbyAgain() {
        assertThat(TARGET.options(ASKED)).doesNotContain("--standby");
        assertThat(TARGET.withStandby(true).options(ASKED)).endsWith(" --standby");
    }

    @Test
    void theCommandThatRepeatsARunNamesHowOrdersAndOperationsWereReached() {
        assertThat(TARGET.options(ASKED.ordered("sync").accessed("web-services")))
                .contains(" --mode direct --orders sync --access web-services");
        assertThat(TARGET.options(ASKED)).as("of a result that does not tell").doesNotContain("--orders", "--access");
    }
}
