package org.tradebench.tests.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.RunningTrader;

/**
 * Executes every action of the front controller as two traders, with valid and invalid input. Nothing depends on time or chance, so that two modes can be
 * compared.
 */
final class TradeScript {

    private final Browser regular;
    private final Browser fresh;
    private final List<Step> steps = new ArrayList<>();
    private final Runnable settled;

    private TradeScript(RunningTrader trader, Runnable settled) {
        this.settled = settled;
        regular = trader.browser();
        fresh = trader.browser();
    }

    static List<Step> play(RunningTrader trader) {
        return play(trader, () -> {});
    }

    /** @param settled waits after each step until its asynchronous work is done */
    static List<Step> play(RunningTrader trader, Runnable settled) {
        TradeScript script = new TradeScript(trader, settled);
        script.logIn();
        script.viewPages();
        script.trade();
        script.updateAccount();
        script.registerUser();
        script.logOut();
        return script.steps;
    }

    private void logIn() {
        note("the first page", 200, regular.get("/app"));
        note("home without login", 401, regular.getAction("home"));
        note("a wrong password", 401, regular.login("uid:7", "yyy"));
        // A new name each time: repeated wrong logins of one name would have to wait.
        note("an unknown user", 401, regular.login("nobody" + System.nanoTime(), "xxx"));
        note("no password", 400, regular.postAction("login", "uid", "uid:7"));
        note("login", 200, regular.login("uid:7", "xxx"));
    }

    private void viewPages() {
        note("home", 200, regular.getAction("home"));
        note("one quote", 200, regular.getAction("quotes", "symbols", "s:3"));
        note("quotes with blanks", 200, regular.getAction("quotes", "symbols", " s:1 , s:0,s:2 "));
        note("one quote twice", 200, regular.getAction("quotes", "symbols", "s:1,s:1"));
        note("an unknown quote among others", 200, regular.getAction("quotes", "symbols", "s:1,s:4000,s:2"));
        note("the default quotes", 200, regular.getAction("quotes"));
        note("quotes by REST", 200, regular.get("/rest/quotes/s:0,s:4"));
        note("the portfolio", 200, regular.getAction("portfolio"));
        note("the portfolio by its other name", 200, regular.getAction("portfolioNoEdge"));
    }

    private void trade() {
        note("buy", 200, regular.postAction("buy", "symbol", "s:1", "quantity", "10"));
        note("buy by GET", 200, regular.getAction("buy", "symbol", "s:2", "quantity", "1"));
        note("buy the most", 200, regular.postAction("buy", "symbol", "s:1", "quantity", "1000000"));
        note("buy more than the most", 400, regular.postAction("buy", "symbol", "s:1", "quantity", "1000001"));
        note("buy none", 400, regular.postAction("buy", "symbol", "s:1", "quantity", "0"));
        note("buy what does not exist", 404, regular.postAction("buy", "symbol", "s:4000", "quantity", "1"));
        Page portfolio = note("the portfolio after buying", 200, regular.getAction("portfolio"));
        List<Long> holdings = portfolio.holdingIds();
        assertThat(holdings)
                .as(() -> "after " + steps.stream().map(Step::headline).toList())
                .hasSizeGreaterThan(1);
        String first = Long.toString(holdings.get(0));
        note("sell", 200, regular.postAction("sell", "holdingID", first));
        note("sell it again", 404, regular.postAction("sell", "holdingID", first));
        note("sell by GET", 200, regular.getAction("sell", "holdingID", Long.toString(holdings.get(1))));
        note("sell what does not exist", 404, regular.postAction("sell", "holdingID", "999999999"));
        note("sell a word", 400, regular.postAction("sell", "holdingID", "all"));
        note("buy after selling", 200, regular.postAction("buy", "symbol", "s:5", "quantity", "77"));
        note("the portfolio after selling", 200, regular.getAction("portfolio"));
        note("the quotes after trading", 200, regular.getAction("quotes", "symbols", "s:1,s:2,s:5"));
    }

    private void updateAccount() {
        note("the account", 200, regular.getAction("account"));
        note("the account with all orders", 200, regular.getAction("account", "showAllOrders", "true"));
        note(
                "new profile",
                200,
                regular.postAction(
                        "update_profile",
                        "currentpassword",
                        "xxx",
                        "password",
                        "new",
                        "cpassword",
                        "new",
                        "fullname",
                        "Ada Ä. O'Neill",
                        "address",
                        "1 <b>Main</b> & Co",
                        "creditcard",
                        "1234-5678-9012-3456",
                        "email",
                        "ada@example.org"));
        note(
                "passwords that differ",
                400,
                regular.postAction(
                        "update_profile",
                        "password",
                        "a",
                        "cpassword",
                        "b",
                        "fullname",
                        "x",
                        "address",
                        "x",
                        "creditcard",
                        "x",
                        "email",
                        "x"));
        note("the account after the update", 200, regular.getAction("account"));
        note("log out", 200, regular.getAction("logout"));
        note("after the logout", 401, regular.getAction("portfolio"));
        note("the old password", 401, regular.login("uid:7", "xxx"));
        note("the new password", 200, regular.login("uid:7", "new"));
    }

    private void registerUser() {
        note("the form to join", 200, fresh.get("/register.jsp"));
        note("join", 200, register("new:1", "pass", "pass", "10000.50"));
        note("the newcomer's home", 200, fresh.getAction("home"));
        note("the newcomer's empty portfolio", 200, fresh.getAction("portfolio"));
        note("the newcomer buys", 200, fresh.postAction("buy", "symbol", "s:0", "quantity", "200"));
        Page portfolio = note("the newcomer's portfolio", 200, fresh.getAction("portfolio"));
        note(
                "another's holding",
                404,
                regular.postAction(
                        "sell",
                        "holdingID",
                        Long.toString(portfolio.holdingIds().get(0))));
        note("the newcomer logs out", 200, fresh.postAction("logout"));
        note("a taken name", 409, register("uid:3", "pass", "pass", "100"));
        note("a name and passwords that differ", 400, register("new:2", "one", "two", "100"));
        note("negative money", 400, register("new:3", "pass", "pass", "-1"));
        note("join by GET with nothing", 400, fresh.getAction("register"));
    }

    private void logOut() {
        note("last look at home", 200, regular.getAction("home"));
        note("logout by POST", 200, regular.postAction("logout"));
        note("logout without login", 401, regular.getAction("logout"));
        note("no such action", 400, regular.getAction("dance"));
    }

    private Page register(String user, String password, String again, String money) {
        return fresh.postAction(
                "register",
                "user id",
                user,
                "passwd",
                password,
                "confirm passwd",
                again,
                "Full Name",
                "New Comer",
                "Credit Card Number",
                "123-fake-ccnum-456",
                "money",
                money,
                "email",
                "new@example.org",
                "snail mail",
                "2 Side Street");
    }

    private Page note(String what, int expectedStatus, Page page) {
        steps.add(new Step(what, expectedStatus, page.status(), page.title(), page.withoutMoments()));
        settled.run();
        return page;
    }
}
