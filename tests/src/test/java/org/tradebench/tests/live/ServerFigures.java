package org.tradebench.tests.live;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.RunningTrader;

/** Reads the server's metrics from {@code /metrics}. */
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

    /** HTTP sessions that live. */
    static long sessions() {
        return (long) value("session_liveSessions");
    }

    /** Connections that the pools have opened. */
    static long databaseConnections() {
        return (long) value("connectionpool_managedConnections");
    }

    private static double value(String name) {
        return of(RunningTrader.second().server(), name);
    }

    /**
     * Sums a metric over all its tags.
     *
     * @param server browser outside of the context root
     */
    static double of(Browser server, String name) {
        Page page = server.get("/metrics");
        Matcher line = Pattern.compile("^" + name + "\\{[^}]*} ([0-9.E+]+)", Pattern.MULTILINE)
                .matcher(page.body());
        double sum = 0;
        boolean found = false;
        while (line.find()) {
            found = true;
            sum += Double.parseDouble(line.group(1));
        }
        if (!found) {
            throw new AssertionError("No " + name + " in " + page.body());
        }
        return sum;
    }
}
