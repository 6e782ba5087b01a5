package org.tradebench.app.web.admin.console;

import java.util.List;
import javax.management.ObjectName;
import org.tradebench.app.web.page.TableView.Cell;

/** Reads Open Liberty's counters of the components that TRADER_MONITORED names. */
final class LibertyCounters extends ServerCounters {
    @Override
    List<List<Cell>> now() {
        for (ObjectName bean : beans("SessionStats")) {
            if (bean.getKeyProperty("name").endsWith("/daytrader")) {
                liveSessions(bean, "LiveCount");
                count(bean, "CreateCount", "Sessions created since the start");
                count(bean, "InvalidatedCountbyTimeout", "Sessions timed out since the start");
            }
        }
        for (ObjectName bean : beans("ConnectionPoolStats")) {
            ServerMetrics.number(bean, "ManagedConnectionCount")
                    .ifPresent(open -> ServerMetrics.number(bean, "FreeConnectionCount")
                            .ifPresent(free -> connections(
                                    bean,
                                    bean.getKeyProperty("name"),
                                    open.longValue(),
                                    open.longValue() - free.longValue(),
                                    "WaitTime")));
        }
        for (ObjectName bean : beans("ThreadPoolStats")) {
            activeThreads(bean, "ActiveThreads");
            threads(bean, "PoolSize");
        }
        return rows();
    }

    private static Iterable<ObjectName> beans(String type) {
        return ServerMetrics.beans("WebSphere:type=" + type + ",*");
    }
}
