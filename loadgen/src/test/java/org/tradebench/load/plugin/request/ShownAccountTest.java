package org.tradebench.load.plugin.request;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ShownAccountTest {
    private static final String ROWS = "<tr id=\"h20\"><th></tr><tr id=\"h19\"><th></tr>";

    @Test
    void readsBalanceOfAccountPageOnly() {
        assertThat(ShownAccount.balance("<dt>Opening balance</dt><dd>1.00</dd><dt>Balance</dt><dd>242,192.10</dd>"))
                .contains("242192.10");
        assertThat(ShownAccount.balance("<p>Number of Holdings: 0</p>")).isEmpty();
    }

    @Test
    void readsHoldingsOnlyWhenAllAreShown() {
        assertThat(ShownAccount.holdings("<p>Number of Holdings: 2</p>" + ROWS)).contains("20 19");
        assertThat(ShownAccount.holdings("<p>Number of Holdings: 0</p>")).contains("");
        assertThat(ShownAccount.holdings("<p>Number of Holdings: 3,002</p>" + ROWS))
                .isEmpty();
        assertThat(ShownAccount.holdings(ROWS)).isEmpty();
    }
}
