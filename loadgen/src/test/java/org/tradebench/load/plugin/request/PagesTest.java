package org.tradebench.load.plugin.request;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PagesTest {
    private static final String ORDER = """
            <title>DayTrader Order information</title>
            <p class="done">Order 3 was completed.</p>
            <p class="done" role="status">Order 1234567 to sell 100 shares of s:7 has been submitted for processing.</p>
            """;

    @Test
    void readsOrderNumberFromPage() {
        assertThat(OrderPage.acknowledged(ORDER)).hasValue(1_234_567);
    }

    @Test
    void findsNoOrderNumberOnOtherPages() {
        assertThat(OrderPage.acknowledged("")).isEmpty();
        assertThat(OrderPage.acknowledged("Order 3 was completed")).isEmpty();
        assertThat(OrderPage.acknowledged(ORDER.replace("1234567", "number"))).isEmpty();
        assertThat(OrderPage.acknowledged(ORDER.replace("1234567", "1234567890123456789012")))
                .isEmpty();
        assertThat(OrderPage.acknowledged("it has been submitted for processing"))
                .isEmpty();
        assertThat(OrderPage.acknowledged("Order 5" + "-".repeat(500) + " has been submitted for processing"))
                .isEmpty();
    }

    @Test
    void readsOrderNumberFromSoapMessage() {
        assertThat(OrderPage.acknowledged(
                        "<ns2:buyResponse><order><orderID>4711</orderID><symbol>s:1</symbol></order>"))
                .hasValue(4_711);
        assertThat(OrderPage.acknowledged("<order><orderID></orderID></order>")).isEmpty();
    }

    @Test
    void recognizesNotLoggedInFault() {
        assertThat(LoginPage.is("<detail><ns1:notLoggedIn xmlns:ns1=\"http://trade.tradebench.org/\"/></detail>"))
                .isTrue();
        assertThat(LoginPage.is("<detail><ns1:notFound xmlns:ns1=\"http://trade.tradebench.org/\"/></detail>"))
                .isFalse();
    }

    @Test
    void recognizesLoginPage() {
        assertThat(LoginPage.is("<html><title>DayTrader Login</title>")).isTrue();
        assertThat(LoginPage.is(ORDER)).isFalse();
    }
}
