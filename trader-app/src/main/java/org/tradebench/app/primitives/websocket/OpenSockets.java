package org.tradebench.app.primitives.websocket;

import jakarta.websocket.CloseReason;
import jakarta.websocket.Session;
import java.io.IOException;
import org.tradebench.app.primitives.common.Permits;

/** Limits the connections of the WebSocket primitives, their messages and their idle time. */
final class OpenSockets {
    private static final int MAX_BYTES = 4_096;
    private static final long IDLE_MILLIS = 60_000;
    private static final String COUNTED = "counted";
    private static final Permits PERMITS = new Permits(1_000, "WebSocket connections");

    private OpenSockets() {}

    /** Admits a connection, or closes it when there are too many. */
    static void opened(Session session) throws IOException {
        if (!PERMITS.tryTake()) {
            session.close(new CloseReason(CloseReason.CloseCodes.TRY_AGAIN_LATER, "too many connections"));
            return;
        }
        session.getUserProperties().put(COUNTED, true);
        session.setMaxIdleTimeout(IDLE_MILLIS);
        session.setMaxTextMessageBufferSize(MAX_BYTES);
        session.setMaxBinaryMessageBufferSize(MAX_BYTES);
    }

    static void closed(Session session) {
        if (session.getUserProperties().remove(COUNTED) != null) {
            PERMITS.giveBack();
        }
    }
}
