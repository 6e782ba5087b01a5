package org.tradebench.app.web.admin.console;

import java.util.List;
import java.util.stream.Stream;
import org.tradebench.app.web.page.TableView;
import org.tradebench.app.web.page.TableView.Cell;

/** Shows the current numbers of sessions, connections and threads, of whichever server it is. */
final class ServerTable {
    private ServerTable() {}

    static TableView now() {
        List<List<Cell>> rows = Stream.of(new LibertyCounters(), new WildFlyCounters())
                .flatMap(server -> server.now().stream())
                .toList();
        return new TableView(
                "Sessions, connections and threads, now",
                List.of("What", "Now"),
                rows,
                "The server counts none of these; on Open Liberty, add Session, ConnectionPool or ThreadPool to TRADER_MONITORED.");
    }
}
