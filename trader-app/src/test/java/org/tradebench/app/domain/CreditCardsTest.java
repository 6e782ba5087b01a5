package org.tradebench.app.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class CreditCardsTest {
    @Test
    void showsOnlyLastFourCharacters() {
        assertThat(CreditCards.masked("1234-5678-9012-3456")).isEqualTo("********3456");
    }

    @Test
    void hidesShortNumbersCompletely() {
        assertThat(CreditCards.masked("1234")).isEqualTo("********");
        assertThat(CreditCards.masked("")).isEqualTo("********");
    }

    @Test
    void masksIdempotently() {
        assertThat(CreditCards.masked("********3456")).isEqualTo("********3456");
        assertThat(CreditCards.masked("********")).isEqualTo("********");
    }

    @Test
    void keepsNumberWhenItsMaskIsSubmitted() {
        CreditCards.checkEntered("********-456", CreditCards.masked("123-fake-ccnum-456"));
        assertThat(new ProfileUpdate("uid:1", null, "x", "x", "x", "x", "********-456").newCreditCard())
                .isNull();
        assertThat(new ProfileUpdate("uid:1", null, "x", "x", "x", "x", "1234-5678").newCreditCard())
                .isEqualTo("1234-5678");
    }

    @Test
    void acceptsNewNumber() {
        CreditCards.checkEntered("1234-5678", "********-456");
    }

    @Test
    void rejectsMaskOfAnotherNumber() {
        assertThatThrownBy(() -> CreditCards.checkEntered("********9999", "********-456"))
                .isInstanceOf(TradeException.class)
                .hasMessageContaining("whole new number");
    }

    @Test
    void masksNumberInProfile() {
        assertThat(new AccountProfile("uid:1", "Ada", "1 Main Street", "ada@example.org", "1234-5678-9012-3456"))
                .hasToString("AccountProfile[userId=uid:1, fullName=Ada, address=1 Main Street,"
                        + " email=ada@example.org, creditCard=********3456]");
    }
}
