package org.tradebench.app.primitives.websocket;

import jakarta.websocket.OnClose;
import jakarta.websocket.OnError;
import jakarta.websocket.OnMessage;
import jakarta.websocket.OnOpen;
import jakarta.websocket.Session;
import jakarta.websocket.server.ServerEndpoint;
import java.io.IOException;

/** Sends texts back by a call that returns when the text was sent. */
@ServerEndpoint("/pingTextSync")
public class PingTextSync {
    @OnOpen
    public void opened(Session session) throws IOException {
        OpenSockets.opened(session);
    }

    @OnMessage
    public void text(Session session, String text) throws IOException {
        session.getBasicRemote().sendText("[sync] " + text);
    }

    @OnClose
    public void closed(Session session) {
        OpenSockets.closed(session);
    }

    /** Ignores the failure: the container closes the connection. */
    @OnError
    public void failed(Throwable failure) {
        System.getLogger(PingTextSync.class.getName()).log(System.Logger.Level.DEBUG, "a connection failed", failure);
    }
}
