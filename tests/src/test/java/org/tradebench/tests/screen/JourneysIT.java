package org.tradebench.tests.screen;

import static org.tradebench.tests.harness.Requirement.CHROMIUM;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Requires;
import org.tradebench.tests.harness.RunningTrader;

/** Journeys of a customer in a real browser, through each web interface. */
@Requires(CHROMIUM)
class JourneysIT {

    private static Chromium chromium;
    private static RunningTrader trader;

    private Visitor visitor;
    private Inspection inspection;

    @BeforeAll
    static void open() {
        chromium = Chromium.start();
        trader = RunningTrader.get();
    }

    @AfterAll
    static void close() {
        if (chromium != null) {
            chromium.close();
        }
    }

    @AfterEach
    void restoreJspInterface() {
        trader.admin().set("WEB_INTERFACE", "JSP");
    }

    @ParameterizedTest
    @ValueSource(strings = {"JSP", "JSP-Images", "Faces"})
    void journeysWorkAndAreAccessible(String webInterface) {
        trader.restore(Mode.DIRECT);
        trader.admin().set("WEB_INTERFACE", webInterface);
        visitor = new Visitor(chromium, trader.root());
        inspection = new Inspection(chromium, trader.root(), webInterface);

        logIn();
        trade();
        updateAccount();
        visitor.follows("Market");
        visitor.sees("DayTrader Market Summary");
        inspection.of("market");
        visitor.presses("Log out");
        visitor.sees("DayTrader Login");
        inspection.of("logged-off");
        register();
        provokeErrors();

        inspection.assertNoFindings();
    }

    private void logIn() {
        visitor.arrives("/");
        visitor.sees("DayTrader");
        inspection.of("welcome");
        visitor.follows("Log in");
        visitor.sees("DayTrader Login");
        inspection.of("login");
        credentials("uid:4", "xxx");
        visitor.sees("Welcome to DayTrader");
        visitor.reads("Welcome, uid:4");
        inspection.of("home");
    }

    private void credentials(String user, String password) {
        visitor.enters("User id", user);
        visitor.enters("Password", password);
        visitor.presses("Log in");
    }

    private void trade() {
        visitor.follows("Quotes");
        visitor.sees("DayTrader: Quotes and Trading");
        inspection.of("quotes");
        visitor.presses("Buy");
        visitor.sees("DayTrader Order information");
        visitor.reads("to buy 100 shares");
        inspection.of("bought");
        visitor.follows("Portfolio");
        visitor.sees("DayTrader Portfolio");
        visitor.reads("have completed");
        inspection.of("portfolio");
        visitor.presses("Sell");
        visitor.sees("DayTrader Order information");
        visitor.reads("to sell");
        inspection.of("sold");
    }

    private void updateAccount() {
        visitor.follows("Account");
        visitor.sees("DayTrader Account Information");
        inspection.of("account");
        visitor.enters("Full name", "Ada Lovelace");
        visitor.enters("Current password", "xxx");
        visitor.enters("Password (current or new)", "yyy");
        visitor.enters("Password again", "yyy");
        visitor.presses("Update the profile");
        visitor.reads("Your profile has been updated.");
        inspection.of("account-updated");
    }

    private void register() {
        visitor.follows("Register");
        visitor.sees("DayTrader Registration");
        inspection.of("register");
        visitor.enters("Full name", "Grace Hopper");
        visitor.enters("Address", "1 Main Street");
        visitor.enters("E-mail", "grace@example.org");
        visitor.enters("User id", "grace");
        visitor.enters("Password", "pass");
        visitor.enters("Password again", "pass");
        visitor.enters("Opening balance in dollars", "10000");
        visitor.enters("Credit card number", "123-fake-ccnum-456");
        visitor.presses("Open the account");
        visitor.sees("Welcome to DayTrader");
        visitor.reads("Welcome, grace");
        inspection.of("registered");
    }

    private void provokeErrors() {
        visitor.opens("/no-such-page");
        inspection.of("not-found", 404);
        visitor.arrives("/");
        visitor.follows("Log in");
        credentials("uid:4", "wrong");
        visitor.reads("User or password are wrong.");
        inspection.of("login-refused", 401);
    }
}
