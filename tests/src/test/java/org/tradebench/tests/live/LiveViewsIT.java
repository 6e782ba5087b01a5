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
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.tests.harness.AdminConsole;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Crowd;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;

/** Server-sent events and the WebSocket: what they say, and what slow, dead and many clients cost. */
class LiveViewsIT {

    private static final RunningTrader TRADER = RunningTrader.get();
    private static final URI ROOT = TRADER.root();
    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Users of the load that goes on beside the clients. */
    private static final int LOADERS = 4;

    /** All clients of this class share these. */
    private static final ExecutorService THREADS = Executors.newFixedThreadPool(4);

    private static final HttpClient CLIENT = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .executor(THREADS)
            .build();

    private final List<AutoCloseable> opened = new ArrayList<>();
    private Browser trader;

    @BeforeEach
    void restore() {
        TRADER.restore(Mode.DIRECT);
        limits("100", "15", "10", "900");
        TRADER.admin().set("LIVE_CLIENTS", "2000");
        trader = loggedIn("uid:1");
    }

    @AfterEach
    void leave() throws Exception {
        for (AutoCloseable client : opened) {
            client.close();
        }
        // A stream's end is felt when the next thing is written to it.
        limits("100", "1", "10", "900");
        Await.until(() -> "nobody is left; there are " + ServerFigures.clients(), PATIENCE, () -> {
            buy(1);
            return ServerFigures.clients() == 0;
        });
        limits("1000", "15", "10", "900");
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    @AfterAll
    static void stopTheClients() {
        THREADS.shutdownNow();
    }

    private static void limits(String pushMillis, String heartbeat, String sendTimeout, String streamSeconds) {
        AdminConsole admin = TRADER.admin();
        admin.set("LIVE_PUSH_INTERVAL", pushMillis);
        admin.set("LIVE_HEARTBEAT", heartbeat);
        admin.set("LIVE_SEND_TIMEOUT", sendTimeout);
        admin.set("LIVE_STREAM_SECONDS", streamSeconds);
    }

    private static Browser loggedIn(String user) {
        Browser browser = TRADER.browser();
        assertThat(browser.login(user, "xxx").status()).isEqualTo(200);
        return browser;
    }

    private void buy(int symbol) {
        Page page = trader.postAction("buy", "symbol", "s:" + symbol, "quantity", "1");
        assertThat(page.status()).as(page.toString()).isEqualTo(200);
    }

    private <C extends AutoCloseable> C kept(C client) {
        opened.add(client);
        return client;
    }

    private EventReader events() {
        return kept(EventReader.open(CLIENT, ROOT));
    }

    private SocketReader socket() {
        SocketReader socket = kept(SocketReader.open(CLIENT, ROOT));
        Await.until("the WebSocket is open", PATIENCE, socket::isOpen);
        return socket;
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void eventsShowTheLastFivePriceChangesAndThenEachNewOne(Mode mode) {
        TRADER.admin().set("RUNTIME_MODE", mode.word());
        for (int symbol = 0; symbol < 6; symbol++) {
            buy(symbol);
        }
        EventReader reader = events();
        Await.until("the first event is there", PATIENCE, () -> reader.events() > 0);
        assertThat(json(reader.last())).hasSize(5);
        assertThat(symbols(reader.last())).containsExactly("s:5", "s:4", "s:3", "s:2", "s:1");

        buy(7);
        Await.until(
                "the change is pushed", PATIENCE, () -> symbols(reader.last()).contains("s:7"));
        assertThat(json(reader.last()).get(0))
                .isEqualTo(json(TRADER.browser().get("/rest/quotes/s:7").body()).get(0));
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void theSocketAnswersWithTheMarketOfThePagesAndPushesWhatChanges(Mode mode) {
        TRADER.admin().set("RUNTIME_MODE", mode.word());
        buy(3);
        SocketReader socket = socket();
        JsonNode summary = answer(socket, "{\"action\":\"updateMarketSummary\"}", "tsia");
        JsonNode market = json(TRADER.browser().get("/rest/market").body());
        assertThat(summary.path("tsia").decimalValue())
                .isEqualByComparingTo(market.path("tsia").decimalValue());
        assertThat(summary.path("volume")).isEqualTo(market.path("volume"));
        assertThat(summary.path("date").asText()).isNotBlank();
        for (int i = 1; i <= 5; i++) {
            for (String kind : List.of("gainer", "loser")) {
                JsonNode quote = market.path(kind.equals("gainer") ? "topGainers" : "topLosers")
                        .get(i - 1);
                assertThat(summary.path(kind + i + "_stock").asText())
                        .isEqualTo(quote.path("symbol").asText());
                assertThat(summary.path(kind + i + "_price").asText()).startsWith("$");
                assertThat(summary.path(kind + i + "_change").isNumber()).isTrue();
            }
        }
        JsonNode changes = answer(socket, "{\"action\":\"updateRecentQuotePriceChange\"}", "change1_stock");
        assertThat(changes.path("change1_stock").asText()).isEqualTo("s:3");
        JsonNode both = answer(socket, "{\"action\":\"update\"}", "change1_stock");
        assertThat(both.path("tsia")).isEqualTo(summary.path("tsia"));

        buy(9);
        Await.until("the change is pushed", PATIENCE, () -> socket.last().contains("\"s:9\""));
        Await.until("the market summary is pushed", PATIENCE, () -> {
            String message = socket.poll();
            return message != null && json(message).has("tsia");
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "hello", "{}", "[]", "{\"action\":1}", "{\"action\":\"dance\"}"})
    void whatTheSocketDoesNotKnowIsSaidSo(String message) {
        SocketReader socket = socket();
        JsonNode answer = answer(socket, message, "status");
        assertThat(answer.path("status").asInt()).isEqualTo(400);
        assertThat(answer.path("message").asText()).contains("updateMarketSummary");
    }

    @Test
    void aMessageThatIsTooLongEndsTheConnection() {
        SocketReader socket = socket();
        socket.ask("a".repeat(10_000));
        Await.until("the connection has ended", PATIENCE, () -> socket.closeCode() != null);
    }

    @Test
    void oneClientMoreThanMayBeIsRefused() {
        TRADER.admin().set("LIVE_CLIENTS", "1");
        EventReader first = events();
        Await.until("the first is served", PATIENCE, () -> first.events() > 0);

        Page second = TRADER.browser().get("/rest/broadcastevents");
        assertThat(second.status()).isEqualTo(503);
        assertThat(second.headers().firstValue("retry-after")).isPresent();
        assertThat(second.contentType()).startsWith("application/problem+json");
        SocketReader third = kept(SocketReader.open(CLIENT, ROOT));
        Await.until("the third is refused", PATIENCE, () -> third.closeCode() != null);
        assertThat(third.closeCode()).isEqualTo(1013);
    }

    @Test
    void aStreamEndsAfterItsTimeSoThatItsClientComesAgain() {
        limits("100", "15", "10", "1");
        EventReader reader = events();
        Await.until("the stream has ended", PATIENCE, reader::hasEnded);
        assertThat(reader.events()).isPositive();
    }

    /** What nobody reads fills buffers first; the end of its time ends such a stream, too. */
    @Test
    void aStreamThatNobodyReadsEndsAfterItsTimeAndTheOthersAreServed() {
        limits("100", "15", "10", "3");
        List<DeadClient> dead = IntStream.range(0, 20)
                .mapToObj(i -> kept(DeadClient.ofEvents(ROOT)))
                .toList();
        Await.until("all are there", PATIENCE, () -> ServerFigures.clients() == dead.size());
        limits("100", "15", "10", "900");
        EventReader alive = events();
        Await.until("nobody but the living one is left", PATIENCE, () -> {
            buy(1);
            return ServerFigures.clients() == 1;
        });
        assertThat(dead).allSatisfy(client -> assertThat(client.wasEnded()).isTrue());

        buy(33);
        Await.until(
                "the living one is still served",
                PATIENCE,
                () -> symbols(alive.last()).contains("s:33"));
        assertThat(alive.hasEnded()).isFalse();
    }

    /**
     * What nobody reads fills the buffers between; once they are full, a message that has not left in time ends the connection. There are more of such
     * clients than threads that write, and the others are served all the same.
     */
    @Test
    void aStreamThatNobodyReadsIsDroppedOnceItsBuffersAreFullAndTheOthersAreServed() {
        limits("10", "15", "2", "900");
        // Long events fill megabytes sooner: a control character is six characters of JSON.
        Rows.execute(TRADER.database(), "UPDATE quote SET company_name = repeat(chr(1), 250)");
        long dropped = ServerFigures.dropped();
        EventReader alive = events();
        List<DeadClient> dead = IntStream.range(0, 5)
                .mapToObj(i -> kept(DeadClient.ofEvents(ROOT)))
                .toList();
        Await.until("all are there", PATIENCE, () -> ServerFigures.clients() == dead.size() + 1);

        // Megabytes must be bought together first.
        Await.until(() -> ServerFigures.dropped() - dropped + " are dropped", PATIENCE.multipliedBy(4), () -> {
            IntStream.range(0, 20).forEach(this::buy);
            return ServerFigures.dropped() - dropped >= dead.size();
        });

        assertThat(ServerFigures.clients()).isEqualTo(1);
        assertThat(dead).allSatisfy(client -> assertThat(client.wasEnded()).isTrue());
        buy(33);
        Await.until(
                "the living one is still served",
                PATIENCE,
                () -> symbols(alive.last()).contains("s:33"));
        assertThat(alive.hasEnded()).isFalse();
        assertThat(ServerFigures.dropped() - dropped).isEqualTo(dead.size());
    }

    /**
     * The same load before 1,000 clients have come, while they are there, and after they have gone: every request of it is answered rightly each time. The
     * clients cost no thread, no session and no connection of the database; a tenth of them are dead, and of those the WebSockets are dropped.
     */
    @Test
    void aThousandClientsHurtNoLoadAndTheDeadOnesAmongThemAreDropped() throws Exception {
        limits("250", "3", "15", "900");
        load();
        long threads = ServerFigures.threads();
        long sessions = ServerFigures.sessions();
        long connections = ServerFigures.databaseConnections();
        long dropped = ServerFigures.dropped();
        List<EventReader> readers =
                IntStream.range(0, 450).mapToObj(i -> events()).toList();
        List<SocketReader> sockets = IntStream.range(0, 450)
                .mapToObj(i -> kept(SocketReader.open(CLIENT, ROOT)))
                .toList();
        List<DeadClient> dead = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            dead.add(kept(DeadClient.ofSocket(ROOT)));
            kept(DeadClient.ofEvents(ROOT));
        }
        Await.until(
                () -> "all are there, of whom there are " + ServerFigures.clients(),
                PATIENCE,
                () -> ServerFigures.clients() == 1_000);
        assertThat(ServerFigures.sessions()).as("sessions").isLessThanOrEqualTo(sessions);

        load();
        buy(39);
        Await.until(
                "every reader has the last change",
                PATIENCE,
                () -> readers.stream().allMatch(reader -> symbols(reader.last()).contains("s:39")));
        Await.until(
                "every socket has the last change",
                PATIENCE,
                () -> sockets.stream().allMatch(socket -> socket.last().contains("\"s:39\"")));
        // Whoever answers no ping; of a stream that nobody reads nothing is known until its buffers are full.
        Await.until(
                () -> "the dead sockets are dropped, of whom " + (ServerFigures.dropped() - dropped) + " are",
                PATIENCE,
                () -> ServerFigures.dropped() - dropped >= dead.size());
        assertThat(ServerFigures.dropped() - dropped).isEqualTo(dead.size());
        assertThat(ServerFigures.clients()).isEqualTo(950);
        assertThat(sockets).allMatch(SocketReader::isOpen);
        assertThat(readers).noneMatch(EventReader::hasEnded);
        assertThat(ServerFigures.threads()).as("threads").isLessThan(threads + 50);
        assertThat(ServerFigures.databaseConnections())
                .as("connections of the database")
                .isLessThanOrEqualTo(connections + LOADERS);

        for (AutoCloseable client : opened) {
            client.close();
        }
        load();
    }

    /** Some users at once, each of whom looks, buys and sells; every answer is the right one. */
    private static void load() {
        Crowd.together(IntStream.range(0, LOADERS)
                .<Callable<Void>>mapToObj(user -> () -> {
                    Browser browser = loggedIn("uid:" + (10 + user));
                    for (int round = 0; round < 10; round++) {
                        assertThat(browser.getAction("home").title()).isEqualTo("Welcome to DayTrader");
                        assertThat(browser.getAction("quotes", "symbols", "s:1,s:2")
                                        .text())
                                .contains("S2 Incorporated");
                        assertThat(browser.postAction("buy", "symbol", "s:" + round, "quantity", "1")
                                        .text())
                                .contains("has been submitted for processing");
                        Page portfolio = browser.getAction("portfolio");
                        assertThat(portfolio.status()).isEqualTo(200);
                        assertThat(browser.postAction(
                                                "sell",
                                                "holdingID",
                                                Long.toString(
                                                        portfolio.holdingIds().get(0)))
                                        .text())
                                .contains("has been submitted for processing");
                    }
                    assertThat(browser.getAction("logout").status()).isEqualTo(200);
                    return null;
                })
                .toList());
    }

    /** The first message after the question that has this field: what is pushed meanwhile may have others. */
    private static JsonNode answer(SocketReader socket, String question, String field) {
        socket.ask(question);
        List<JsonNode> answers = new ArrayList<>();
        Await.until("there is an answer to " + question, PATIENCE, () -> {
            String message = socket.poll();
            if (message != null && json(message).has(field)) {
                answers.add(json(message));
            }
            return !answers.isEmpty();
        });
        return answers.get(0);
    }

    private static List<String> symbols(String quotes) {
        return quotes.isEmpty() ? List.of() : json(quotes).findValuesAsText("symbol");
    }

    private static JsonNode json(String text) {
        try {
            return JSON.readTree(text);
        } catch (IOException e) {
            throw new UncheckedIOException(text, e);
        }
    }
}
