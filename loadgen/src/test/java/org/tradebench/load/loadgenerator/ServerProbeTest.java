package org.tradebench.load.loadgenerator;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.loadgenerator.FakeTrader.Page;

class ServerProbeTest {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final FakeTrader fake = new FakeTrader(0);

    @AfterEach
    void stop() {
        fake.close();
    }

    @Test
    void acceptsLoginPage() {
        assertThatCode(() -> ServerProbe.check(fake.target(), PATIENCE)).doesNotThrowAnyException();
    }

    @Test
    void reportsUnexpectedStatusOrPage() {
        fake.replacePages((request, right) -> new Page(503, "maintenance"));
        assertReported("status 503");
        fake.replacePages((request, right) -> new Page(200, "It works!"));
        assertReported("without the words 'DayTrader Login'");
    }

    private void assertReported(String what) {
        assertThatThrownBy(() -> ServerProbe.check(fake.target(), PATIENCE))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("is not the application")
                .hasMessageContaining(what);
    }
}
