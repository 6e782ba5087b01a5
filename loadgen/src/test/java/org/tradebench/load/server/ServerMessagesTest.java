package org.tradebench.load.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ServerMessagesTest {
    private static final String NOISE =
            "[11/20/26, 17:00:00:000 UTC] 00000029 com.ibm.ws.app.manager A CWWKT0016I: Web application available";
    private static final String FAILED =
            "[11/20/26, 17:00:01:000 UTC] 00000030 com.ibm.ws.app.manager.AppMessageHelper E CWWKZ0002E: An exception occurred while starting the application daytrader.";

    @Test
    void knowsWhenWaitingIsInVain() {
        assertThat(new ServerMessages(List.of(NOISE)).fatal()).isEmpty();
        assertThat(new ServerMessages(List.of(NOISE, FAILED)).fatal()).contains(FAILED);
    }

    @Test
    void showsTheErrorsOrElseTheEnd() {
        assertThat(new ServerMessages(List.of(NOISE, FAILED)).telling()).containsExactly(FAILED);
        assertThat(new ServerMessages(List.of(NOISE)).telling()).containsExactly(NOISE);
        assertThat(new ServerMessages(List.of()).telling()).isEmpty();
    }
}
