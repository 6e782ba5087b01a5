package org.tradebench.tests.live;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import org.tradebench.tests.harness.AdminConsole;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.RunningTrader;

/** The live clients of a test, a user who trades meanwhile, and the server's limits for live clients. */
final class Audience {

    static final RunningTrader TRADER = RunningTrader.second();
    static final URI ROOT = TRADER.root();
    static final Duration PATIENCE = Duration.ofMinutes(1);

    /** All clients of all tests share its threads, which end with the process. */
    static final HttpClient CLIENT = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .executor(Executors.newFixedThreadPool(4, task -> {
                Thread thread = new Thread(task, "live-clients");
                thread.setDaemon(true);
                return thread;
            }))
            .build();

    private static final ObjectMapper JSON = new ObjectMapper();

    private final List<AutoCloseable> opened = new ArrayList<>();
    private Browser trader;

    /** Restores rows and limits, and waits until no client is left: a browser of another test may have left a stream open. */
    void restore() {
        TRADER.restore(Mode.DIRECT);
        TRADER.admin().set("LIVE_CLIENTS", "2000");
        trader = loggedIn("uid:1");
        awaitNoClients();
        limits("100", "15", "10", "900");
    }

    /** Closes all connections and waits until the server has noticed. */
    void disconnect() throws Exception {
        closeClients();
        awaitNoClients();
        limits("1000", "15", "10", "900");
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    /** Waits until the server has no clients; it notices a closed stream at its next write. */
    private void awaitNoClients() {
        limits("100", "1", "10", "900");
        Await.until(() -> "no client is left; there are " + ServerFigures.clients(), PATIENCE, () -> {
            buy(1);
            return ServerFigures.clients() == 0;
        });
    }

    /** Closes the connections of all clients. */
    void closeClients() throws Exception {
        for (AutoCloseable client : opened) {
            client.close();
        }
    }

    void limits(String pushMillis, String heartbeat, String sendTimeout, String streamSeconds) {
        AdminConsole admin = TRADER.admin();
        admin.set("LIVE_PUSH_INTERVAL", pushMillis);
        admin.set("LIVE_HEARTBEAT", heartbeat);
        admin.set("LIVE_SEND_TIMEOUT", sendTimeout);
        admin.set("LIVE_STREAM_SECONDS", streamSeconds);
    }

    static Browser loggedIn(String user) {
        Browser browser = TRADER.browser();
        assertThat(browser.login(user, "xxx").status()).isEqualTo(200);
        return browser;
    }

    /** Changes a price by a purchase. */
    void buy(int symbol) {
        Page page = trader.postAction("buy", "symbol", "s:" + symbol, "quantity", "1");
        assertThat(page.status()).as(page.toString()).isEqualTo(200);
    }

    /** Registers a client to be closed with all others. */
    <C extends AutoCloseable> C register(C client) {
        opened.add(client);
        return client;
    }

    EventReader events() {
        return register(EventReader.open(CLIENT, ROOT));
    }

    SocketReader socket() {
        SocketReader socket = register(SocketReader.open(CLIENT, ROOT));
        Await.until("the WebSocket is open", PATIENCE, socket::isOpen);
        return socket;
    }

    static List<String> symbols(String quotes) {
        return quotes.isEmpty() ? List.of() : json(quotes).findValuesAsText("symbol");
    }

    static JsonNode json(String text) {
        try {
            return JSON.readTree(text);
        } catch (IOException e) {
            throw new UncheckedIOException(text, e);
        }
    }
}
