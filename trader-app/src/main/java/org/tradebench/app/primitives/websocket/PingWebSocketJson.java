package org.tradebench.app.primitives.websocket;

import jakarta.websocket.EncodeException;
import jakarta.websocket.OnClose;
import jakarta.websocket.OnError;
import jakarta.websocket.OnMessage;
import jakarta.websocket.OnOpen;
import jakarta.websocket.Session;
import jakarta.websocket.server.ServerEndpoint;
import java.io.IOException;

/** Decodes JSON to an object and encodes the answer. */
@ServerEndpoint(
        value = "/pingWebSocketJson",
        decoders = PingMessage.Decoder.class,
        encoders = PingMessage.Encoder.class)
public class PingWebSocketJson {
    @OnOpen
    public void opened(Session session) throws IOException {
        OpenSockets.opened(session);
    }

    @OnMessage
    public void message(Session session, PingMessage message) throws IOException, EncodeException {
        session.getBasicRemote().sendObject(message.next());
    }

    @OnClose
    public void closed(Session session) {
        OpenSockets.closed(session);
    }

    /** Ignores the failure: the container closes the connection. */
    @OnError
    public void failed(Throwable failure) {
        System.getLogger(PingWebSocketJson.class.getName())
                .log(System.Logger.Level.DEBUG, "a connection failed", failure);
    }
}
