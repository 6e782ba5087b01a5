package org.tradebench.app.web.admin.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.management.ObjectName;
import org.tradebench.app.web.page.TableView;
import org.tradebench.app.web.page.TableView.Cell;

/** Shows the current numbers of sessions, connections and threads. */
final class ServerTable {
    private ServerTable() {}

    static TableView now() {
        List<List<Cell>> rows = new ArrayList<>();
        for (ObjectName bean : ServerMetrics.beans("SessionStats")) {
            if (bean.getKeyProperty("name").endsWith("/daytrader")) {
                add(rows, bean, "LiveCount", "Live sessions");
                add(rows, bean, "CreateCount", "Sessions created since the start");
                add(rows, bean, "InvalidatedCountbyTimeout", "Sessions timed out since the start");
            }
        }
        for (ObjectName bean : ServerMetrics.beans("ConnectionPoolStats")) {
            pool(rows, bean);
        }
        for (ObjectName bean : ServerMetrics.beans("ThreadPoolStats")) {
            add(rows, bean, "ActiveThreads", "Active threads");
            add(rows, bean, "PoolSize", "Threads in the pool");
        }
        return new TableView(
                "Sessions, connections and threads, now",
                List.of("What", "Now"),
                rows,
                "The server counts none of these: add Session, ConnectionPool or ThreadPool to TRADER_MONITORED.");
    }

    private static void pool(List<List<Cell>> rows, ObjectName bean) {
        String pool = "Connections of " + bean.getKeyProperty("name");
        ServerMetrics.number(bean, "ManagedConnectionCount")
                .ifPresent(there -> ServerMetrics.number(bean, "FreeConnectionCount")
                        .ifPresent(free -> {
                            rows.add(List.of(Cell.text(pool + ", open"), Cell.number(there.longValue())));
                            rows.add(List.of(
                                    Cell.text(pool + ", in use"), Cell.number(there.longValue() - free.longValue())));
                        }));
        ServerMetrics.number(bean, "WaitTime")
                .ifPresent(wait -> rows.add(List.of(
                        Cell.text(pool + ", mean wait"),
                        Cell.number(String.format(Locale.ROOT, "%.1f ms", wait.doubleValue())))));
    }

    private static void add(List<List<Cell>> rows, ObjectName bean, String attribute, String what) {
        ServerMetrics.number(bean, attribute)
                .ifPresent(number -> rows.add(List.of(Cell.text(what), Cell.number(number.longValue()))));
    }
}
