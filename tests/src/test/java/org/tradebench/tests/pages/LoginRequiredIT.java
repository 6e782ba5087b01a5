package org.tradebench.tests.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** Actions that need a login answer 401 with the login page; the response to a wrong password does not reveal whether the user exists. */
@SecondApplication
class LoginRequiredIT {

    private static final RunningTrader TRADER = RunningTrader.second();

    @BeforeAll
    static void restore() {
        TRADER.restore(Mode.DIRECT);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "home",
                "quotes",
                "buy",
                "sell",
                "portfolio",
                "portfolioNoEdge",
                "account",
                "update_profile",
                "mksummary",
                "logout"
            })
    void showsLoginPageWithoutLogin(String action) {
        Map<String, List<String>> before = Rows.exact(TRADER.database());
        String[] validInput = {
            "symbol",
            "s:1",
            "symbols",
            "s:1",
            "quantity",
            "1",
            "holdingID",
            "1",
            "password",
            "a",
            "cpassword",
            "a",
            "fullname",
            "a",
            "address",
            "a",
            "creditcard",
            "a",
            "email",
            "a",
            "uid",
            "uid:1",
            "userID",
            "uid:1"
        };
        for (Page page : List.of(
                TRADER.browser().getAction(action, validInput), TRADER.browser().postAction(action, validInput))) {
            assertThat(page.status()).isEqualTo(401);
            assertThat(page.title()).isEqualTo("DayTrader Login");
            assertThat(page.html().select("form [name=uid], form [name=passwd]"))
                    .hasSize(2);
            Leaks.assertNoneIn(page);
        }
        assertThat(Rows.exact(TRADER.database())).isEqualTo(before);
    }

    @Test
    void returnsSamePageForWrongPasswordAndUnknownUser() {
        Map<String, List<String>> before = Rows.exact(TRADER.database());
        Browser visitor = TRADER.browser();
        Page wrong = visitor.login("uid:39", "not-the-password");
        Page unknown = visitor.login("nobody:1", "not-the-password");
        Page caseMatters = visitor.login("uid:39", "XXX");

        assertThat(wrong.status()).isEqualTo(401);
        assertThat(wrong.title()).isEqualTo("DayTrader Login");
        assertThat(wrong.body()).doesNotContain("not-the-password").doesNotContain("xxx");
        Leaks.assertNoneIn(wrong);
        assertThat(unknown.status()).isEqualTo(401);
        assertThat(unknown.body().replace("nobody:1", "uid:39")).isEqualTo(wrong.body());
        assertThat(caseMatters.status()).isEqualTo(401);
        assertThat(visitor.getAction("home").status()).isEqualTo(401);
        assertThat(Rows.exact(TRADER.database())).isEqualTo(before);
    }

    @Test
    void throttlesPasswordGuessingOnly() {
        Browser visitor = TRADER.browser();
        for (int tries = 0; tries < 4; tries++) {
            assertThat(visitor.login("uid:47", "guess" + tries).text()).contains("User or password are wrong.");
        }
        Page wait = visitor.login("uid:47", "xxx");
        assertThat(wait.status()).isEqualTo(429);
        assertThat(wait.title()).isEqualTo("DayTrader Login");
        assertThat(wait.text()).contains("Too many wrong tries: wait");
        assertThat(visitor.login("uid:46", "xxx").status()).isEqualTo(200);
    }

    @Test
    void ignoresUserParametersInProfileUpdate() {
        Browser user = TRADER.browser();
        user.login("uid:37", "xxx");
        user.getAction("home");
        String others = "SELECT p::text FROM account_profile p WHERE user_id <> 'uid:37' ORDER BY user_id";
        List<String> before = Rows.query(TRADER.database(), others);
        Page page = user.postAction(
                "update_profile",
                "userID",
                "uid:9",
                "uid",
                "uid:9",
                "user id",
                "uid:9",
                "currentpassword",
                "xxx",
                "password",
                "own",
                "cpassword",
                "own",
                "fullname",
                "Me",
                "address",
                "Here",
                "creditcard",
                "rndCC",
                "email",
                "me");
        assertThat(page.status()).isEqualTo(200);
        assertThat(Rows.query(TRADER.database(), others)).isEqualTo(before);
        assertThat(TRADER.browser().login("uid:37", "own").status()).isEqualTo(200);
    }
}
