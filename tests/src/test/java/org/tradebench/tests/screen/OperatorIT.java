package org.tradebench.tests.screen;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.RunningTrader;

/** What an operator of the brokerage does, at the screen: settings, caches, primitives. */
class OperatorIT {

    private static Chromium chromium;
    private static RunningTrader trader;

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
    void withoutACacheAgain() {
        trader.cacheAtWork(Caching.NONE);
    }

    @Test
    void everyPageOfTheOperatorCanBeUsedByEverybody() {
        trader.restore(Mode.DIRECT, Caching.COMMAND_AND_SERVLET);
        trader.browser().login("uid:1", "xxx");
        Visitor visitor = new Visitor(chromium, trader.root());
        Inspection inspection = new Inspection(chromium, trader.root(), "operator");

        visitor.arrives("/config");
        visitor.sees("DayTrader Configuration: Login");
        inspection.of("config-login", 401);
        visitor.enters("Password", ApplicationProcess.ADMIN_PASSWORD);
        visitor.presses("Log in");
        visitor.sees("DayTrader Configuration");
        inspection.of("config");
        visitor.presses("Change the settings");
        visitor.reads("The settings were changed.");
        inspection.of("config-changed");
        visitor.follows("Cache");
        visitor.sees("DayTrader Cache");
        for (String view : new String[] {"statistics", "contents", "groups", "policies", "disk", "cluster"}) {
            visitor.opens("/config/cache?view=" + view);
            inspection.of("cache-" + view);
        }
        visitor.opens("/web_prmtv.html");
        visitor.sees("DayTrader Primitives");
        inspection.of("primitives");

        inspection.foundNothing();
    }
}
