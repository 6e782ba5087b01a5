package org.tradebench.tests.soap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.soap.SoapClient.text;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** Checks the rule of price changes in the SQL that all runtime modes share. */
@SecondApplication
class PriceMoveIT {

    private static final RunningTrader TRADER = RunningTrader.second();

    @BeforeAll
    static void restore() {
        TRADER.restore(Mode.DIRECT);
    }

    @ParameterizedTest
    @CsvSource({
        "100.00, 1.05, 105.00",
        "0.50, 0.99, 0.50", // 0.495, half up
        "0.02, 0.90, 0.02", // 0.018
        "0.03, 0.5, 0.02", // 0.015, half up
        "0.02, 0.5, 0.01", // the minimum factor leaves a cent
        "400.00, 1.10, 440.00", // 400 is not above 400
        "400.01, 1.10, 200.01", // halved: 200.005, half up
        "0.01, 0.90, 6.00" // a cent is multiplied by 600
    })
    void appliesFactorExceptAtPennyAndSplitLimits(String price, String factor, String expected) {
        SoapClient admin = new SoapClient(TRADER.root(), "TradeAdministrationWSServices");
        admin.call("login", "user", "admin", "password", ApplicationProcess.ADMIN_PASSWORD);
        String symbol = "by:" + factor + ":" + price;
        admin.call("createQuote", "symbol", symbol, "companyName", "N", "price", price);

        assertThat(text(
                        admin.call("updateQuotePriceVolume", "symbol", symbol, "factor", factor, "sharesTraded", "0"),
                        "quote",
                        "price"))
                .isEqualTo(expected);
    }
}
