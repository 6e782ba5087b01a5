package org.tradebench.tests.live;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.RunningTrader;

/** What the server says of itself at {@code /metrics}. */
final class ServerFigures {

    private ServerFigures() {}

    static long clients() {
        return (long) value("trade_live_clients");
    }

    static long dropped() {
        return (long) value("trade_live_dropped_total");
    }

    /** Threads of the whole process. */
    static long threads() {
        return (long) value("thread_count");
    }

    private static double value(String name) {
        Page page = RunningTrader.get().server().get("/metrics");
        Matcher line = Pattern.compile("^" + name + "\\{[^}]*} ([0-9.E+]+)", Pattern.MULTILINE)
                .matcher(page.body());
        if (!line.find()) {
            throw new AssertionError("No " + name + " in " + page.body());
        }
        return Double.parseDouble(line.group(1));
    }
}
