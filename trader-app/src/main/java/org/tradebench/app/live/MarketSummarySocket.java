package org.tradebench.app.live;

import jakarta.enterprise.inject.spi.CDI;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonReader;
import jakarta.json.JsonReaderFactory;
import jakarta.websocket.CloseReason;
import jakarta.websocket.OnClose;
import jakarta.websocket.OnError;
import jakarta.websocket.OnMessage;
import jakarta.websocket.OnOpen;
import jakarta.websocket.PongMessage;
import jakarta.websocket.Session;
import jakarta.websocket.server.ServerEndpoint;
import java.io.IOException;
import java.io.StringReader;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.web.error.JsonErrors;
import org.tradebench.app.web.error.Problem;
import org.tradebench.app.web.error.Problems;

/**
 * Serves DayTrader's market summary over WebSocket: answers requests and pushes changes. It needs no login, since nothing here belongs to one user.
 */
@ServerEndpoint("/marketsummary")
public class MarketSummarySocket {
    /** Maximum characters of a request. */
    private static final int LONGEST = 1024;

    /** Created once: each look-up of the provider searches the class path. */
    private static final JsonReaderFactory READERS = Json.createReaderFactory(Map.of());

    private static final Problem UNKNOWN = new Problem(
            400,
            "Bad request",
            "The message must be {\"action\":\"updateMarketSummary\"} or {\"action\":\"updateRecentQuotePriceChange\"}.");

    private LiveViews views;
    private @Nullable SocketClient client;

    @OnOpen
    public void onOpen(Session session) throws IOException {
        // Looked up: the server injects nothing into a class without a bean-defining annotation.
        views = CDI.current().select(LiveViews.class).get();
        session.setMaxTextMessageBufferSize(LONGEST);
        session.setMaxBinaryMessageBufferSize(LONGEST);
        SocketClient opened = new SocketClient(views, session);
        if (views.admit(opened, WebSocketHandshakeFilter.address(session))) {
            client = opened;
        } else {
            session.close(new CloseReason(
                    CloseReason.CloseCodes.TRY_AGAIN_LATER, "This server has reached its limit of live clients."));
        }
    }

    @OnMessage(maxMessageSize = LONGEST)
    public void onMessage(String message) {
        if (client != null) {
            client.recordActivity();
            client.answer(() -> answer(message));
        }
    }

    @OnMessage
    public void onPong(PongMessage pong) {
        if (client != null) {
            client.recordActivity();
        }
    }

    @OnClose
    public void onClose() {
        if (client != null) {
            views.remove(client);
        }
    }

    /** Ends the connection when the server could not read or write; a client that was gone is no fault. */
    @OnError
    public void onError(Session session, Throwable failure) {
        if (client != null) {
            views.drop(client);
        }
    }

    private String answer(String message) {
        try {
            return switch (action(message)) {
                case "updateMarketSummary" -> views.freshSummary().text();
                case "updateRecentQuotePriceChange" -> views.prices().text();
                // What the oldest clients send: both in one.
                case "update" -> views.freshSummaryAndChanges();
                default -> JsonErrors.text(UNKNOWN);
            };
        } catch (TradeException refused) {
            return JsonErrors.text(Problem.of(refused));
        } catch (RuntimeException failed) {
            return JsonErrors.text(Problems.problemOf(failed));
        }
    }

    private static String action(String message) {
        try (JsonReader reader = READERS.createReader(new StringReader(message))) {
            JsonObject object = reader.readObject();
            return object.getString("action", "");
        } catch (RuntimeException noObject) {
            // Not JsonException alone: for deep nesting the parser throws a plain RuntimeException.
            return "";
        }
    }
}
