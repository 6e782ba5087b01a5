package org.tradebench.tests.orders;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.soap.SoapClient;

/** Orders and holdings dated by another server whose clock is ahead: no order may end before it began, and no holding may be sold before it was bought. */
@Tag("full")
class OrderDatesIT {

    private static final RunningTrader TRADER = RunningTrader.get();
    private static final String USER = "uid:3";

    @ParameterizedTest
    @EnumSource(Mode.class)
    void sellsHoldingBoughtByClockAhead(Mode mode) {
        TRADER.restore(mode);
        Browser browser = TRADER.browser();
        assertThat(browser.login(USER, "xxx").status()).isEqualTo(200);
        assertThat(browser.postAction("buy", "symbol", "s:1", "quantity", "3").status())
                .isEqualTo(200);
        String holding = Rows.value(TRADER.database(), "SELECT max(holding_id) FROM holding");
        Rows.execute(
                TRADER.database(),
                "UPDATE holding SET purchase_date = purchase_date + interval '90 s' WHERE holding_id = " + holding
                        + "; UPDATE trade_order SET open_date = open_date + interval '90 s',"
                        + " completion_date = completion_date + interval '90 s' WHERE holding_id = " + holding);

        assertThat(browser.postAction("sell", "holdingID", holding).status()).isEqualTo(200);

        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void endsOrdersPlacedByClockAhead(Mode mode) {
        TRADER.restore(mode);
        SoapClient admin = new SoapClient(TRADER.root(), "TradeAdministrationWSServices");
        admin.call("login", "user", "admin", "password", ApplicationProcess.ADMIN_PASSWORD);

        admin.call("completeOrder", "orderID", openOrderAhead());
        admin.call("cancelOrder", "orderID", openOrderAhead());

        assertThat(Rows.query(
                        TRADER.database(),
                        "SELECT order_status FROM trade_order WHERE order_id > " + TRADER.populatedOrders()
                                + " ORDER BY order_id"))
                .containsExactly("closed", "cancelled");
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    /** Inserts an open order with a future date and returns its number. */
    private static String openOrderAhead() {
        return Rows.value(TRADER.database(), """
                INSERT INTO trade_order (account_id, symbol, order_type, order_status, open_date, quantity, price, order_fee,
                    placed_volume)
                SELECT a.account_id, q.symbol, 'buy', 'open', now() + interval '90 s', 3, q.price, 24.95, q.volume
                FROM account a CROSS JOIN quote q WHERE a.user_id = '%s' AND q.symbol = 's:1'
                RETURNING order_id""".formatted(USER));
    }
}
