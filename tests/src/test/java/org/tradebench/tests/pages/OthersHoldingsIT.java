package org.tradebench.tests.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** Only its owner can sell a holding, in every mode. */
@SecondApplication
class OthersHoldingsIT {

    private static final RunningTrader TRADER = RunningTrader.second();

    @ParameterizedTest
    @EnumSource
    void rejectsSaleOfAnotherUsersHolding(Mode mode) {
        TRADER.restore(mode);
        Browser owner = TRADER.browser();
        owner.login("uid:20", "xxx");
        owner.postAction("buy", "symbol", "s:1", "quantity", "5");
        String holding = Long.toString(owner.getAction("portfolio").holdingIds().get(0));
        Browser attacker = TRADER.browser();
        attacker.login("uid:9", "xxx");
        attacker.getAction("home");
        Map<String, List<String>> before = Rows.exact(TRADER.database());

        for (Page page : List.of(
                attacker.postAction("sell", "holdingID", holding), attacker.getAction("sell", "holdingID", holding))) {
            assertThat(page.status()).as(page.toString()).isEqualTo(404);
            Leaks.assertNoneIn(page);
        }

        assertThat(Rows.exact(TRADER.database())).isEqualTo(before);
        assertThat(owner.postAction("sell", "holdingID", holding).status()).isEqualTo(200);
    }
}
