package org.tradebench.app.population;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;

/**
 * Writes the rows of a population, table by table in the order of their keys. Holding n and order n are the n-th buy of all, counted from 1 by user; account n
 * belongs to {@code uid:n-1}.
 */
record PopulationRows(
        Connection connection, PopulationRequest request, PopulatedMarket market, PopulationProgress progress) {
    /** All dates are counted from here, so that they do not depend on when the population was made. */
    private static final Instant FIRST_ACCOUNT = Instant.parse("2020-01-01T00:00:00Z");

    /** After the last account of the largest population: no user buys before being a customer. */
    private static final Instant FIRST_BUY = FIRST_ACCOUNT.plus(Duration.ofDays(366));

    void quotes() throws SQLException, InterruptedException {
        progress.begin("quotes");
        String columns = "quote (symbol, company_name, volume, price, open_price, low_price, high_price, change)";
        try (CopyRows rows = new CopyRows(connection, columns, progress)) {
            for (int quote = 0; quote < market.size(); quote++) {
                long price = market.price(quote) * 100L;
                rows.value("s:" + quote)
                        .value("S" + quote + " Incorporated")
                        .value(market.volume(quote))
                        .cents(price)
                        .cents(price)
                        .cents(price)
                        .cents(price)
                        .cents(0)
                        .endRow();
            }
            rows.finish();
        }
    }

    void profiles() throws SQLException, InterruptedException {
        progress.begin("profiles");
        String columns = "account_profile (user_id, password_hash, full_name, address, email, credit_card)";
        try (PasswordHashes hashes = new PasswordHashes(request);
                CopyRows rows = new CopyRows(connection, columns, progress)) {
            for (int user = 0; user < request.users(); user++) {
                Person person = Person.of(request, user);
                rows.value("uid:" + user)
                        .value(hashes.next())
                        .value(person.fullName())
                        .value(person.address())
                        .value(person.email())
                        .value(person.creditCard())
                        .endRow();
            }
            rows.finish();
        }
    }

    void accounts() throws SQLException, InterruptedException {
        progress.begin("accounts");
        String columns =
                "account (account_id, user_id, creation_date, open_balance, balance, login_count, logout_count)";
        try (CopyRows rows = new CopyRows(connection, columns, progress)) {
            for (int user = 0; user < request.users(); user++) {
                Trader trader = Trader.of(request, user);
                rows.value(user + 1L)
                        .value("uid:" + user)
                        .value(FIRST_ACCOUNT.plusSeconds(user).toString())
                        .cents(trader.openBalance() * 100L)
                        .cents(market.balanceCents(trader))
                        .value(0)
                        .value(0)
                        .endRow();
            }
            rows.finish();
        }
    }

    void holdings() throws SQLException, InterruptedException {
        progress.begin("holdings");
        String columns = "holding (holding_id, account_id, symbol, quantity, purchase_price, purchase_date)";
        copyBuys(
                columns,
                (rows, number, user, buy) -> rows.value(number)
                        .value(user + 1L)
                        .value("s:" + buy.quote())
                        .value(buy.quantity())
                        .cents(market.price(buy.quote()) * 100L)
                        .value(completed(number)));
    }

    void orders() throws SQLException, InterruptedException {
        progress.begin("orders");
        String columns = "trade_order (order_id, account_id, symbol, holding_id, order_type, order_status, open_date,"
                + " completion_date, quantity, price, order_fee)";
        copyBuys(
                columns,
                (rows, number, user, buy) -> rows.value(number)
                        .value(user + 1L)
                        .value("s:" + buy.quote())
                        .value(number)
                        .value("buy")
                        .value("completed")
                        .value(FIRST_BUY.plusSeconds(number).toString())
                        .value(completed(number))
                        .value(buy.quantity())
                        .cents(market.price(buy.quote()) * 100L)
                        .cents(PopulatedMarket.FEE_CENTS));
    }

    private void copyBuys(String columns, BuyRow row) throws SQLException, InterruptedException {
        try (CopyRows rows = new CopyRows(connection, columns, progress)) {
            long number = 0;
            for (int user = 0; user < request.users(); user++) {
                for (Trader.Buy buy : Trader.of(request, user).buys()) {
                    number++;
                    row.write(rows, number, user, buy);
                    rows.endRow();
                }
            }
            rows.finish();
        }
    }

    private static String completed(long number) {
        return FIRST_BUY.plusSeconds(number + 1).toString();
    }

    @FunctionalInterface
    private interface BuyRow {
        void write(CopyRows rows, long number, int user, Trader.Buy buy);
    }
}
