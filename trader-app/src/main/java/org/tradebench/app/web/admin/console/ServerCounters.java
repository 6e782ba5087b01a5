package org.tradebench.app.web.admin.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.management.ObjectName;
import org.tradebench.app.web.page.TableView.Cell;

/** Collects a server's own counters as rows of a table. A counter that the server does not provide has no row. */
abstract class ServerCounters {
    private final List<List<Cell>> rows = new ArrayList<>();

    /** Reads all counters; none on a server of another product. */
    abstract List<List<Cell>> now();

    final List<List<Cell>> rows() {
        return rows;
    }

    final void liveSessions(ObjectName bean, String attribute) {
        count(bean, attribute, "Live sessions");
    }

    final void activeThreads(ObjectName bean, String attribute) {
        count(bean, attribute, "Active threads");
    }

    final void threads(ObjectName bean, String attribute) {
        count(bean, attribute, "Threads in the pool");
    }

    /** @param waitMillis attribute with the mean time for which a connection was waited for */
    final void connections(ObjectName bean, String pool, long open, long inUse, String waitMillis) {
        rows.add(List.of(Cell.text("Connections of " + pool + ", open"), Cell.number(open)));
        rows.add(List.of(Cell.text("Connections of " + pool + ", in use"), Cell.number(inUse)));
        ServerMetrics.number(bean, waitMillis)
                .ifPresent(wait -> rows.add(List.of(
                        Cell.text("Connections of " + pool + ", mean wait"),
                        Cell.number(String.format(Locale.ROOT, "%.1f ms", wait.doubleValue())))));
    }

    final void count(ObjectName bean, String attribute, String what) {
        ServerMetrics.number(bean, attribute)
                .ifPresent(number -> rows.add(List.of(Cell.text(what), Cell.number(number.longValue()))));
    }
}
