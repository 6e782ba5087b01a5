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
    /** Counts the connection. */
    @OnOpen
    public void opened(Session session) throws IOException {
        OpenSockets.opened(session);
    }

    /** Answers a message with the next one. */
    @OnMessage
    public void message(Session session, PingMessage message) throws IOException, EncodeException {
        session.getBasicRemote().sendObject(message.next());
    }

    /** Counts it no more. */
    @OnClose
    public void closed(Session session) {
        OpenSockets.closed(session);
    }

    /** The connection broke or sent what it may not: the container closes it. */
    @OnError
    public void failed(Throwable failure) {
        System.getLogger(PingWebSocketJson.class.getName())
                .log(System.Logger.Level.DEBUG, "a connection failed", failure);
    }
}
