package org.tradebench.app.web.admin.console;

import java.util.List;
import javax.management.ObjectName;
import org.tradebench.app.web.page.TableView.Cell;

/** Reads WildFly's counters from its management model, which counts live sessions, but neither new nor ended ones. */
final class WildFlyCounters extends ServerCounters {
    @Override
    List<List<Cell>> now() {
        for (ObjectName bean : ServerMetrics.beans("jboss.as:deployment=daytrader.war,subsystem=undertow")) {
            liveSessions(bean, "activeSessions");
        }
        for (String kind : List.of("data-source", "xa-data-source")) {
            for (ObjectName bean :
                    ServerMetrics.beans("jboss.as:subsystem=datasources," + kind + "=*,statistics=pool")) {
                ServerMetrics.number(bean, "ActiveCount")
                        .ifPresent(open -> ServerMetrics.number(bean, "InUseCount")
                                .ifPresent(inUse -> connections(
                                        bean,
                                        // As the application calls it: trader.cli names its data sources so.
                                        "jdbc/" + bean.getKeyProperty(kind) + "DataSource",
                                        open.longValue(),
                                        inUse.longValue(),
                                        "AverageBlockingTime")));
            }
        }
        for (ObjectName bean : ServerMetrics.beans("jboss.as:subsystem=io,worker=default")) {
            activeThreads(bean, "busyTaskThreadCount");
            threads(bean, "taskMaxThreads");
        }
        return rows();
    }
}
