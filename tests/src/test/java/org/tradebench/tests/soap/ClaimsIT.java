package org.tradebench.tests.soap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.soap.SoapClient.children;
import static org.tradebench.tests.soap.SoapClient.text;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;
import org.w3c.dom.Element;

/** Claims can be created, listed and selected, and their table does not grow beyond its bound. */
@SecondApplication
class ClaimsIT {

    private static final RunningTrader TRADER = RunningTrader.second();

    private final SoapClient claims = new SoapClient(TRADER.root(), "ClaimWSServices");

    @BeforeEach
    void restore() {
        TRADER.restore(Mode.DIRECT);
    }

    private Element create(String claimant) {
        return claims.call("createClaim", "claimant", claimant, "description", "A hole in the roof", "amount", "12.5");
    }

    @Test
    void createsSelectsAndListsClaim() {
        Element made = create("Mrs. Smith");
        String number = text(made, "claim", "claimID");
        assertThat(text(made, "claim", "amount")).isEqualTo("12.50");
        Element selected = claims.call("selectClaim", "claimID", number);
        assertThat(text(selected, "claim", "claimant")).isEqualTo("Mrs. Smith");
        assertThat(text(selected, "claim", "filed")).isEqualTo(text(made, "claim", "filed"));
        assertThat(children(claims.call("listClaims", "first", "981", "last", number), "claim"))
                .hasSize(21)
                .last()
                .satisfies(last -> assertThat(text(last, "claimant")).isEqualTo("Mrs. Smith"));
    }

    @Test
    void rejectsInvalidRequests() {
        assertThat(SoapClient.fault(claims.ask("selectClaim", "claimID", "9999")))
                .isEqualTo("notFound");
        assertThat(SoapClient.fault(claims.ask("selectClaim"))).isEqualTo("badInput");
        assertThat(SoapClient.fault(claims.ask("listClaims", "first", "1", "last", "101")))
                .isEqualTo("badInput");
        assertThat(SoapClient.fault(claims.ask("listClaims", "first", "5", "last", "4")))
                .isEqualTo("badInput");
        assertThat(SoapClient.fault(
                        claims.ask("listClaims", "first", "-9223372036854775808", "last", "9223372036854775807")))
                .isEqualTo("badInput");
        assertThat(SoapClient.fault(claims.ask("createClaim", "claimant", "x", "description", "y", "amount", "-1")))
                .isEqualTo("badInput");
        assertThat(SoapClient.fault(
                        claims.ask("createClaim", "claimant", "x", "description", "y", "amount", "1E+999999999")))
                .isEqualTo("badInput");
        assertThat(SoapClient.fault(
                        claims.ask("createClaim", "claimant", "x", "description", "y".repeat(251), "amount", "1")))
                .isEqualTo("badInput");
    }

    @Test
    void reusesNumberOfOldestClaim() {
        Rows.value(TRADER.database(), "SELECT setval('claim_number', 9999, FALSE)");
        List<String> numbers = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            numbers.add(text(create("claimant " + i), "claim", "claimID"));
        }
        assertThat(numbers).containsExactly("9999", "10000", "1001", "1002");
        Rows.value(TRADER.database(), "SELECT setval('claim_number', 9999, FALSE)");
        create("the newest");
        assertThat(text(claims.call("selectClaim", "claimID", "9999"), "claim", "claimant"))
                .isEqualTo("the newest");
        assertThat(Rows.value(TRADER.database(), "SELECT count(*) FROM claim")).isEqualTo("1004");
    }

    @Test
    void resetRestoresClaims() {
        create("gone soon");
        TRADER.restoreRows();
        assertThat(Rows.value(TRADER.database(), "SELECT count(*) || ' ' || max(claim_id) FROM claim"))
                .isEqualTo("1000 1000");
        assertThat(text(create("first again"), "claim", "claimID")).isEqualTo("1001");
    }
}
