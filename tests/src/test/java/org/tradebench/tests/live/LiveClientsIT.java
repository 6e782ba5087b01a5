package org.tradebench.tests.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Crowd;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.SecondApplication;

/** Checks the cost of slow, dead and many clients of server-sent events and the WebSocket. */
@SecondApplication
@Tag("full")
class LiveClientsIT {

    /** Users of the load that runs beside the clients. */
    private static final int LOAD_USERS = 4;

    private final Audience audience = new Audience();

    @BeforeEach
    void restore() {
        audience.restore();
    }

    @AfterEach
    void disconnect() throws Exception {
        audience.disconnect();
    }

    @Test
    void rejectsClientBeyondLimit() {
        Audience.TRADER.admin().set("LIVE_CLIENTS", "1");
        EventReader first = audience.events();
        Await.until("the first is served", Audience.PATIENCE, () -> first.events() > 0);

        Page second = Audience.TRADER.browser().get("/rest/broadcastevents");
        assertThat(second.status()).isEqualTo(503);
        assertThat(second.headers().firstValue("retry-after")).isPresent();
        assertThat(second.contentType()).startsWith("application/problem+json");
        SocketReader third = audience.register(SocketReader.open(Audience.CLIENT, Audience.ROOT));
        Await.until("the third is rejected", Audience.PATIENCE, () -> third.closeCode() != null);
        assertThat(third.closeCode()).isEqualTo(1013);
    }

    @Test
    void reservesShareForOtherAddress() {
        Audience.TRADER.admin().set("LIVE_CLIENTS", "4");
        for (int i = 0; i < 4; i++) {
            audience.socket();
        }
        String own = "127.0.0.1";
        DeadClient fifth = audience.register(DeadClient.ofEventsFrom(own, Audience.ROOT));
        assertThat(fifth.status()).as("one more of the same address").startsWith("HTTP/1.1 503 ");

        for (int i = 0; i < 2; i++) {
            DeadClient other = audience.register(DeadClient.ofEventsFrom("127.0.0.2", Audience.ROOT));
            assertThat(other.status()).as("client %d of another address", i + 1).startsWith("HTTP/1.1 200 ");
        }
        DeadClient third = audience.register(DeadClient.ofEventsFrom("127.0.0.2", Audience.ROOT));
        assertThat(third.status()).as("more than its share").startsWith("HTTP/1.1 503 ");
    }

    @Test
    void endsStreamAtTimeLimit() {
        audience.limits("100", "15", "10", "1");
        EventReader reader = audience.events();
        Await.until("the stream has ended", Audience.PATIENCE, reader::hasEnded);
        assertThat(reader.events()).isPositive();
    }

    /** An unread stream first fills buffers, so that the server may not notice it; its time limit ends it, too. */
    @Test
    void endsUnreadStreamAfterTimeout() {
        audience.limits("100", "15", "10", "3");
        List<DeadClient> dead = IntStream.range(0, 20)
                .mapToObj(i -> audience.register(DeadClient.ofEvents(Audience.ROOT)))
                .toList();
        Await.until("all clients are connected", Audience.PATIENCE, () -> ServerFigures.clients() == dead.size());
        audience.limits("100", "15", "10", "900");
        EventReader alive = audience.events();
        Await.until("only the live reader is left", Audience.PATIENCE, () -> {
            audience.buy(1);
            return ServerFigures.clients() == 1;
        });
        assertThat(dead).allSatisfy(client -> assertThat(client.wasEnded()).isTrue());

        audience.buy(33);
        Await.until(
                "the live reader is still served",
                Audience.PATIENCE,
                () -> Audience.symbols(alive.last()).contains("s:33"));
        assertThat(alive.hasEnded()).isFalse();
    }

    /**
     * Unread messages fill the buffers on the way; once these are full, a message that is not sent in time ends the connection. There are more such
     * clients than writer threads, and the others must be served nevertheless.
     */
    @Test
    void dropsUnreadStreamWithFullBuffers() {
        audience.limits("10", "15", "2", "900");
        // Long events fill megabytes sooner: a control character is six characters of JSON.
        Rows.execute(Audience.TRADER.database(), "UPDATE quote SET company_name = repeat(chr(1), 250)");
        long dropped = ServerFigures.dropped();
        EventReader alive = audience.events();
        List<DeadClient> dead = IntStream.range(0, 5)
                .mapToObj(i -> audience.register(DeadClient.ofEvents(Audience.ROOT)))
                .toList();
        Await.until("all clients are connected", Audience.PATIENCE, () -> ServerFigures.clients() == dead.size() + 1);

        // A purchase sends kilobytes to each client, and the buffers hold megabytes.
        Await.until(() -> ServerFigures.dropped() - dropped + " are dropped", Audience.PATIENCE.multipliedBy(4), () -> {
            IntStream.range(0, 20).forEach(audience::buy);
            return ServerFigures.dropped() - dropped >= dead.size();
        });

        assertThat(ServerFigures.clients()).isEqualTo(1);
        assertThat(dead).allSatisfy(client -> assertThat(client.wasEnded()).isTrue());
        audience.buy(33);
        Await.until(
                "the live reader is still served",
                Audience.PATIENCE,
                () -> Audience.symbols(alive.last()).contains("s:33"));
        assertThat(alive.hasEnded()).isFalse();
        assertThat(ServerFigures.dropped() - dropped).isEqualTo(dead.size());
    }

    /**
     * Applies the same load before 1,000 clients connect, while they are connected, and after they have left: every request is answered correctly each time.
     * The clients cost no thread, no session and no connection of the database; a tenth of them are dead, and of those the WebSockets are dropped.
     */
    @Test
    void servesThousandClientsAndDropsDeadOnes() throws Exception {
        audience.limits("250", "3", "15", "900");
        load();
        long threads = ServerFigures.threads();
        long sessions = ServerFigures.sessions();
        long connections = ServerFigures.databaseConnections();
        long dropped = ServerFigures.dropped();
        List<EventReader> readers =
                IntStream.range(0, 450).mapToObj(i -> audience.events()).toList();
        List<SocketReader> sockets = IntStream.range(0, 450)
                .mapToObj(i -> audience.register(SocketReader.open(Audience.CLIENT, Audience.ROOT)))
                .toList();
        List<DeadClient> dead = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            dead.add(audience.register(DeadClient.ofSocket(Audience.ROOT)));
            audience.register(DeadClient.ofEvents(Audience.ROOT));
        }
        Await.until(
                () -> "all clients are connected, so far " + ServerFigures.clients(),
                Audience.PATIENCE,
                () -> ServerFigures.clients() == 1_000);
        assertThat(ServerFigures.sessions()).as("sessions").isLessThanOrEqualTo(sessions);

        load();
        audience.buy(39);
        Await.until(
                "every reader has the last change",
                Audience.PATIENCE,
                () -> readers.stream()
                        .allMatch(reader -> Audience.symbols(reader.last()).contains("s:39")));
        Await.until(
                "every socket has the last change",
                Audience.PATIENCE,
                () -> sockets.stream().allMatch(socket -> socket.last().contains("\"s:39\"")));
        // Clients that answer no ping; an unread stream is not noticed until its buffers are full.
        Await.until(
                () -> "the dead sockets are dropped, so far " + (ServerFigures.dropped() - dropped),
                Audience.PATIENCE,
                () -> ServerFigures.dropped() - dropped >= dead.size());
        assertThat(ServerFigures.dropped() - dropped).isEqualTo(dead.size());
        assertThat(ServerFigures.clients()).isEqualTo(950);
        assertThat(sockets).allMatch(SocketReader::isOpen);
        assertThat(readers).noneMatch(EventReader::hasEnded);
        assertThat(ServerFigures.threads()).as("threads").isLessThan(threads + 50);
        assertThat(ServerFigures.databaseConnections())
                .as("connections of the database")
                .isLessThanOrEqualTo(connections + LOAD_USERS);

        audience.closeClients();
        load();
    }

    /** Lets some users view, buy and sell concurrently; every response must be correct. */
    private static void load() {
        Crowd.together(IntStream.range(0, LOAD_USERS)
                .<Callable<Void>>mapToObj(user -> () -> {
                    Browser browser = Audience.loggedIn("uid:" + (10 + user));
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
}
