package org.tradebench.tests.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.harness.Requirement.CHROMIUM;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Requires;
import org.tradebench.tests.harness.RunningTrader;

/** Every element can be reached and used without a mouse, in reading order, and the focus is always visible. */
@Requires(CHROMIUM)
@Tag("full")
class KeyboardIT {

    private static Chromium chromium;
    private static RunningTrader trader;

    private final List<String> faults = new ArrayList<>();
    private Visitor visitor;
    private Keyboard keyboard;

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

    private void begin(String webInterface) {
        trader.restore(Mode.DIRECT);
        trader.admin().set("WEB_INTERFACE", webInterface);
        visitor = new Visitor(chromium, trader.root());
        keyboard = new Keyboard(chromium);
    }

    @ParameterizedTest
    @ValueSource(strings = {"JSP", "JSP-Images", "Faces"})
    void customerTradesByKeyboardAlone(String webInterface) {
        begin(webInterface);
        visitor.arrives("/");
        go("Log in", "DayTrader Login");
        keyboard.goesTo("User id");
        keyboard.presses("uid:4");
        keyboard.goesTo("Password");
        keyboard.presses("xxx" + Keys.ENTER);
        visitor.sees("Welcome to DayTrader");
        go("Quotes", "DayTrader: Quotes and Trading");
        go("Buy", "DayTrader Order information");
        visitor.reads("to buy 100 shares");
        go("Portfolio", "DayTrader Portfolio");
        go("Sell", "DayTrader Order information");
        visitor.reads("to sell");
        go("Log out", "DayTrader Login");
    }

    private void go(String name, String title) {
        keyboard.goesTo(name);
        keyboard.presses(Keys.ENTER);
        visitor.sees(title);
    }

    @Test
    void firstTabStopSkipsNavigation() {
        begin("JSP");
        visitor.arrives("/");
        keyboard.presses(Keys.TAB);
        assertThat(keyboard.stop().name()).isEqualTo("Skip to the content");
        int navigation = keyboard.stop().place() + 1;
        keyboard.presses(Keys.ENTER);
        keyboard.presses(Keys.TAB);
        assertThat(keyboard.stop().place()).isGreaterThan(navigation);
    }

    @ParameterizedTest
    @ValueSource(strings = {"JSP", "Faces"})
    void customerPagesAreKeyboardAccessible(String webInterface) {
        begin(webInterface);
        visitor.arrives("/");
        walk("welcome");
        visitor.follows("Register");
        visitor.sees("DayTrader Registration");
        walk("register");
        visitor.arrives("/");
        visitor.follows("Log in");
        visitor.sees("DayTrader Login");
        walk("login");
        visitor.enters("User id", "uid:4");
        visitor.enters("Password", "xxx");
        visitor.presses("Log in");
        visitor.sees("Welcome to DayTrader");
        walk("home");
        follow("Quotes", "DayTrader: Quotes and Trading");
        follow("Portfolio", "DayTrader Portfolio");
        follow("Account", "DayTrader Account Information");
        follow("Market", "DayTrader Market Summary");

        assertThat(faults).isEmpty();
    }

    @Test
    void administratorPagesAreKeyboardAccessible() {
        begin("JSP");
        visitor.arrives("/config");
        walk("login");
        visitor.enters("Password", ApplicationProcess.ADMIN_PASSWORD);
        visitor.presses("Log in");
        visitor.sees("DayTrader Configuration");
        walk("configuration");
        follow("Cache", "DayTrader Cache");
        follow("Cluster", "DayTrader Cluster");
        follow("Statistics", "DayTrader Statistics");
        follow("Consistency", "DayTrader Consistency");

        assertThat(faults).isEmpty();
    }

    private void follow(String words, String title) {
        visitor.follows(words);
        visitor.sees(title);
        walk(words);
    }

    private void walk(String page) {
        keyboard.faults().forEach(fault -> faults.add(page + ": " + fault));
    }
}
