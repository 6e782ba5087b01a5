package org.tradebench.tests.pages;

import java.time.Duration;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.RunningTrader;

/** The rows that the primitives read, and the settings that state their number. */
final class PrimitiveRows {

    private PrimitiveRows() {}

    /** Restores the rows and sets their numbers in the settings. */
    static void prepare(RunningTrader trader) {
        trader.restore(Mode.DIRECT);
        trader.admin().set("MAX_USERS", Integer.toString(trader.users()));
        trader.admin().set("MAX_QUOTES", Integer.toString(trader.quotes()));
        // The reset ended the server's connections; the first use of a dead one clears the pool.
        Await.until(
                "the pool has no dead connection",
                Duration.ofMinutes(1),
                () -> trader.browser().get("/servlet/PingJDBCRead").status() == 200);
    }

    /** Restores the settings that the server started with. */
    static void restoreSettings(RunningTrader trader) {
        trader.admin().set("MAX_USERS", "2000");
        trader.admin().set("MAX_QUOTES", "1000");
        trader.admin().set("PRIM_ITERATIONS", "1");
    }
}
