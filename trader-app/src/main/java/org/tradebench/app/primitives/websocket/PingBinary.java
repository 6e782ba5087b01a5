package org.tradebench.app.primitives.websocket;

import jakarta.websocket.OnClose;
import jakarta.websocket.OnError;
import jakarta.websocket.OnMessage;
import jakarta.websocket.OnOpen;
import jakarta.websocket.Session;
import jakarta.websocket.server.ServerEndpoint;
import java.io.IOException;
import java.nio.ByteBuffer;

/** Measures a WebSocket that sends the bytes of each message back. */
@ServerEndpoint("/pingBinary")
public class PingBinary {
    @OnOpen
    public void opened(Session session) throws IOException {
        OpenSockets.opened(session);
    }

    @OnMessage
    public void bytes(Session session, ByteBuffer bytes) throws IOException {
        session.getBasicRemote().sendBinary(bytes);
    }

    @OnClose
    public void closed(Session session) {
        OpenSockets.closed(session);
    }

    /** Ignores the failure: the container closes the connection. */
    @OnError
    public void failed(Throwable failure) {
        System.getLogger(PingBinary.class.getName()).log(System.Logger.Level.DEBUG, "a connection failed", failure);
    }
}
