package org.tradebench.load.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ServerMessagesTest {
    private static final String NOISE =
            "[11/20/26, 17:00:00:000 UTC] 00000029 com.ibm.ws.app.manager A CWWKT0016I: Web application available";
    private static final String FAILED =
            "[11/20/26, 17:00:01:000 UTC] 00000030 com.ibm.ws.app.manager.AppMessageHelper E CWWKZ0002E: An exception occurred while starting the application daytrader.";

    private static final String WILDFLY_STARTED =
            "2026-11-27 17:00:00,000 INFO  [org.jboss.as] (Controller Boot Thread) WFLYSRV0025: WildFly 37.0.1.Final started in 9000ms";
    private static final String WILDFLY_ERROR =
            "2026-11-27 17:00:00,000 ERROR [org.jboss.msc.service.fail] (MSC service thread 1-3) MSC000001: Failed to start service";
    private static final String WILDFLY_FAILED =
            "2026-11-27 17:00:01,000 ERROR [org.jboss.as] (Controller Boot Thread) WFLYSRV0026: WildFly 37.0.1.Final started (with errors) in 9000ms";

    private static ServerMessages liberty(String... lines) {
        return new LibertyInstallation(Path.of("wlp"), Path.of("areas")).messages(List.of(lines));
    }

    private static ServerMessages wildFly(String... lines) {
        return new WildFlyInstallation(Path.of("wildfly")).messages(List.of(lines));
    }

    @Test
    void detectsFatalStartMessage() {
        assertThat(liberty(NOISE).fatal()).isEmpty();
        assertThat(liberty(NOISE, FAILED).fatal()).contains(FAILED);
        assertThat(wildFly(WILDFLY_STARTED).fatal()).isEmpty();
        assertThat(wildFly(WILDFLY_ERROR, WILDFLY_FAILED).fatal()).contains(WILDFLY_FAILED);
    }

    @Test
    void showsErrorsOrElseLastLines() {
        assertThat(liberty(NOISE, FAILED).linesToShow()).containsExactly(FAILED);
        assertThat(liberty(NOISE).linesToShow()).containsExactly(NOISE);
        assertThat(liberty().linesToShow()).isEmpty();
        assertThat(wildFly(WILDFLY_STARTED, WILDFLY_ERROR).linesToShow()).containsExactly(WILDFLY_ERROR);
    }
}
