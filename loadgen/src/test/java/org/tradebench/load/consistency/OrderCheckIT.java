package org.tradebench.load.consistency;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.database.DatabaseConnections;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.database.EmbeddedPostgres;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.DataChecks;

/** Injects one defect at a time, into the load generator's log of orders or into the database, and expects the check to report it. */
class OrderCheckIT {
    private static final Path MIGRATIONS = Path.of("../trader-app/src/main/resources/db/migration");
    private static final String CLEAN = """
            time,user,type,order
            1000,uid:0,buy,101
            2000,uid:1,buy,102
            2500,uid:0,sell,
            3000,uid:0,sell,103
            """;

    @TempDir
    static Path temporary;

    private static EmbeddedPostgres server;
    private DatabaseSettings database;

    @BeforeAll
    static void start() {
        server = EmbeddedPostgres.start(
                temporary.resolve("database"), Path.of("target", "postgresql").toAbsolutePath(), 0);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** Creates orders 1 and 2 before the run, and 101 to 103 during the run. */
    @BeforeEach
    void createBooks() throws Exception {
        database = server.settings().withName("books");
        run(server.settings(), "DROP DATABASE IF EXISTS books");
        run(server.settings(), "CREATE DATABASE books");
        List<Path> migrations;
        try (Stream<Path> files = Files.list(MIGRATIONS)) {
            migrations = files.sorted().toList();
        }
        for (Path migration : migrations) {
            run(database, Files.readString(migration));
        }
        run(database, """
                INSERT INTO quote VALUES ('s:0', 'S0 Incorporated', 210, 11, 10, 9.5, 11, 1);
                INSERT INTO account_profile
                SELECT 'uid:' || n, 'hash', 'name', 'address', 'email', 'card' FROM generate_series(0, 1) AS n;
                INSERT INTO account (account_id, user_id, creation_date, open_balance, balance, login_count, logout_count)
                VALUES (1, 'uid:0', '2026-01-01Z', 1000000, 1000000, 0, 0), (2, 'uid:1', '2026-01-01Z', 200000, 200000, 0, 0)
                """);
        order(1, 1, "buy", "completed");
        order(2, 2, "buy", "completed");
        assertThat(OrderCheck.highestNumber(database)).isEqualTo(2);
        order(101, 1, "buy", "completed");
        order(102, 2, "buy", "closed");
        order(103, 1, "sell", "cancelled");
    }

    private void order(int number, int account, String type, String status) throws Exception {
        run(
                database,
                "INSERT INTO trade_order VALUES (%d, %d, 's:0', %d, '%s', '%s', '2026-01-02Z', %s, 1, 10, 24.95)"
                        .formatted(
                                number,
                                account,
                                number,
                                type,
                                status,
                                status.equals("open") ? "NULL" : "'2026-01-02Z'"));
    }

    private static void run(DatabaseSettings database, String sql) throws Exception {
        try (Connection connection = DatabaseConnections.open(database, "test");
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private OrderCount count(String... files) throws Exception {
        List<Path> paths = new ArrayList<>();
        for (String file : files) {
            paths.add(Files.writeString(temporary.resolve("orders-" + paths.size() + ".csv"), file));
        }
        try (OrderCheck check = OrderCheck.open(database, paths, 2)) {
            return check.count();
        }
    }

    private static void assertInvalid(OrderCount count, String expected) {
        assertThat(count.isClean()).isFalse();
        assertThat(DataChecks.acknowledgedOrders(count)).satisfies(check -> {
            assertThat(check.outcome()).isEqualTo(CheckOutcome.FAIL);
            assertThat(check.value()).contains(expected);
        });
    }

    @Test
    void findsAcknowledgedOrdersOfSeveralFiles() throws Exception {
        OrderCount whole = count(CLEAN);
        assertThat(whole).isEqualTo(new OrderCount(4, 3, 2, 1, 0, 0, 0, 0, 0, List.of()));
        assertThat(whole.found()).isEqualTo(3);
        assertThat(DataChecks.acknowledgedOrders(whole).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(count(
                        "time,user,type,order\n1000,uid:0,buy,101\n3000,uid:0,sell,103\n2500,uid:0,sell,\n",
                        "time,user,type,order\n2000,uid:1,buy,102\n"))
                .isEqualTo(whole);
    }

    @Test
    void countsOrdersOfTimeInterval() throws Exception {
        Path file = Files.writeString(temporary.resolve("orders.csv"), CLEAN);
        run(database, "DELETE FROM trade_order WHERE order_id = 102");
        try (OrderCheck check = OrderCheck.open(database, List.of(file), 2)) {
            assertThat(check.between(1000, 2000)).isEqualTo(new OrderCheck.Share(1, 1));
            assertThat(check.between(2000, 9000)).isEqualTo(new OrderCheck.Share(2, 1));
        }
    }

    @Test
    void detectsLostOrder() throws Exception {
        run(database, "DELETE FROM trade_order WHERE order_id = 102");
        OrderCount count = count(CLEAN);
        assertThat(count.missing()).isEqualTo(1);
        assertThat(count.examples()).singleElement().asString().contains("102").contains("uid:1");
        assertInvalid(count, "2 of 3 found; 1 missing");
    }

    @Test
    void detectsOrderOfWrongUserOrType() throws Exception {
        assertInvalid(count(CLEAN.replace("2000,uid:1,buy", "2000,uid:0,buy")), "1 missing");
        assertInvalid(count(CLEAN.replace("2000,uid:1,buy", "2000,uid:1,sell")), "1 missing");
    }

    @Test
    void detectsOrderLeftOpen() throws Exception {
        run(database, "UPDATE trade_order SET order_status = 'open', completion_date = NULL WHERE order_id = 102");
        assertInvalid(count(CLEAN), "1 left open");
    }

    @Test
    void detectsNumberAcknowledgedTwice() throws Exception {
        assertInvalid(count(CLEAN + "4000,uid:1,buy,102\n"), "1 acknowledged twice");
    }

    /** A sell request without an answer explains one unacknowledged sell order of its user, and no other order. */
    @Test
    void allowsOneOrderPerUnansweredRequest() throws Exception {
        order(104, 1, "sell", "completed");
        OrderCount lost = count(CLEAN);
        assertThat(lost.isClean()).isTrue();
        assertThat(lost.unacknowledged()).isEqualTo(1);
        assertThat(DataChecks.acknowledgedOrders(lost).explanation())
                .contains("1 more were completed whose answer was lost");

        order(105, 1, "sell", "completed");
        OrderCount doubled = count(CLEAN);
        assertThat(doubled.unacknowledged()).isEqualTo(1);
        assertThat(doubled.unrequested()).isEqualTo(1);
        assertThat(doubled.examples())
                .containsExactly(
                        "user uid:0: 2 orders to sell that no answer named, and 1 such requests without an answer");
        assertInvalid(doubled, "1 without a request");

        order(106, 2, "buy", "completed");
        assertThat(count(CLEAN).unrequested()).isEqualTo(2);
    }

    /** Checks a user whose order 101 was acknowledged, and one whose order 102 was not. */
    @Test
    void checksHistoriesByOrdersInDatabase() throws Exception {
        String log = """
                time,user,session,operation,holding,answer
                1000,uid:0,1,balance,,999965.05
                2000,uid:0,1,buy,,101
                2100,uid:1,1,buy,,
                2200,uid:1,1,holdings,,2
                3000,uid:0,1,holdings,,101 1
                4000,uid:0,1,balance,,999930.10
                """;
        assertThat(histories(log)).isEqualTo(new HistoryCount(2, 4, 1, 0, 0, 0, 0, List.of()));
        assertThat(histories(log.replace("999930.10", "999965.05")).stale()).isEqualTo(1);
        assertThat(histories(log.replace("holdings,,2\n", "holdings,,\n")).unexplained())
                .isEqualTo(1);
    }

    private HistoryCount histories(String file) throws Exception {
        return HistoryCheck.count(database, Files.writeString(temporary.resolve(HistoryCheck.FILE), file), 2);
    }
}
