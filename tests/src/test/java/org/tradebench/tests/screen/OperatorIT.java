package org.tradebench.tests.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.harness.Requirement.CHROMIUM;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Requires;
import org.tradebench.tests.harness.RunningTrader;

/** Journeys of an administrator in a real browser: settings, population, caches, cluster, statistics, consistency check, primitives. */
@Requires(CHROMIUM)
@Tag("full")
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
    void restoreSettings() {
        trader.activateCache(Caching.NONE);
        trader.repopulateIfChanged();
    }

    @Test
    void showsPopulationProgressWithoutReload() {
        trader.restore(Mode.DIRECT);
        Visitor visitor = new Visitor(chromium, trader.root());
        visitor.arrives("/config");
        visitor.enters("Password", ApplicationProcess.ADMIN_PASSWORD);
        visitor.presses("Log in");
        visitor.sees("DayTrader Configuration");
        visitor.enters("Users", "3000");
        visitor.enters("Quotes", "7");
        visitor.presses("Populate");
        visitor.reads("Population is running");
        visitor.enters("Seed", "4711");
        visitor.reads("Population done at");
        assertThat(visitor.value("Seed")).as("input typed meanwhile").isEqualTo("4711");
        assertThat(visitor.value("MAX_USERS")).as("untouched input").isEqualTo("3000");
        assertThat(visitor.value("Quotes")).isEqualTo("7");
    }

    @Test
    void updatesStatisticsUntilPaused() {
        trader.restore(Mode.DIRECT);
        Browser user = trader.browser();
        user.login("uid:1", "xxx");
        Visitor visitor = new Visitor(chromium, trader.root());
        visitor.arrives("/config");
        visitor.enters("Password", ApplicationProcess.ADMIN_PASSWORD);
        visitor.presses("Log in");
        visitor.sees("DayTrader Configuration");
        visitor.follows("Statistics");
        visitor.sees("DayTrader Statistics");
        visitor.presses("Reset this page");
        visitor.reads("since the administrator reset this page");
        user.getAction("portfolio");
        visitor.reads("page: portfolio");
        visitor.reads("Up to date");
        visitor.presses("Pause");
        visitor.reads("Paused");
        visitor.presses("Resume");
        user.getAction("account");
        visitor.reads("page: account");
    }

    @Test
    void administratorPagesAreAccessible() {
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
        visitor.follows("Cluster");
        visitor.sees("DayTrader Cluster");
        inspection.of("cluster");
        visitor.follows("Statistics");
        visitor.sees("DayTrader Statistics");
        inspection.of("statistics");
        visitor.follows("Consistency");
        visitor.sees("DayTrader Consistency");
        inspection.of("audit-before");
        visitor.presses("Run the consistency check");
        visitor.reads("Consistent: 14 checks, none is broken.");
        inspection.of("audit");
        visitor.opens("/web_prmtv.html");
        visitor.sees("DayTrader Primitives");
        inspection.of("primitives");

        inspection.assertNoFindings();
    }
}
