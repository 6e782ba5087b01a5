package org.tradebench.load.plugin.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class RecorderSettingsTest {
    private static RecorderBean bean() {
        RecorderBean bean = new Recorder();
        bean.setOutput("results");
        bean.setClients("8");
        bean.setWarmupRequests("20000");
        bean.setWarmupLimit("900");
        bean.setIntervalSignal("open-at");
        bean.setDuration("60");
        bean.setThinkTime("250");
        bean.setExtras("login, logout form ,");
        bean.setOrders("buy;sell");
        bean.setFailuresLimit("500");
        return bean;
    }

    @Test
    void readsPropertiesOfPlan() {
        assertThat(RecorderSettings.of(bean()))
                .isEqualTo(new RecorderSettings(
                        Path.of("results"),
                        8,
                        20_000,
                        900_000_000_000L,
                        Optional.of(Path.of("open-at")),
                        60_000_000_000L,
                        250_000_000L,
                        Set.of("login", "logout form"),
                        Set.of("buy", "sell"),
                        500,
                        Optional.empty()));
    }

    /** Plans of earlier versions do not set the number of users that warm up. */
    @Test
    void warmsUpAllThreadsByDefault() {
        RecorderBean bean = bean();
        assertThat(RecorderSettings.of(bean).warmupUsers()).isZero();
        bean.setWarmupUsers("2");
        assertThat(RecorderSettings.of(bean).warmupUsers()).isEqualTo(2);
    }

    @Test
    void treatsNoneAndBlankSignalAsUnset() {
        RecorderBean bean = bean();
        bean.setIntervalSignal(" none ");
        assertThat(RecorderSettings.of(bean).intervalSignal()).isEmpty();
        bean.setIntervalSignal("");
        assertThat(RecorderSettings.of(bean).intervalSignal()).isEmpty();
    }

    @Test
    void rejectsInvalidValueAndNamesProperty() {
        rejects(bean -> bean.setClients("none"), "threads: expected", "got \"none\"");
        rejects(bean -> bean.setWarmupRequests("-1"), "warmup.requests: expected", "got \"-1\"");
        rejects(bean -> bean.setWarmupUsers("few"), "warmup.users: expected", "got \"few\"");
        rejects(bean -> bean.setWarmupLimit("0"), "warmup.limit: expected", "got \"0\"");
        rejects(bean -> bean.setDuration("1.5"), "duration: expected", "got \"1.5\"");
        rejects(bean -> bean.setThinkTime("700000"), "thinktime: expected", "got \"700000\"");
        rejects(bean -> bean.setFailuresLimit("0"), "failures.limit: expected", "got \"0\"");
        rejects(bean -> bean.setIntervalSignal("a\0b"), "interval.signal: expected a file", "got \"a\0b\"");
        rejects(bean -> bean.setOutput("a\0b"), "output: expected a folder", "got \"a\0b\"");
    }

    private static void rejects(Consumer<RecorderBean> change, String expected, String got) {
        RecorderBean bean = bean();
        change.accept(bean);
        assertThatThrownBy(() -> RecorderSettings.of(bean))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(expected)
                .hasMessageContaining(got);
    }
}
