package org.tradebench.app.web.admin.console;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.tradebench.app.counts.RequestCount;
import org.tradebench.app.web.admin.console.RunStatistics.Mark;
import org.tradebench.app.web.page.ActionView;
import org.tradebench.app.web.page.ConsoleView;
import org.tradebench.app.web.page.DisplayFormat;
import org.tradebench.app.web.page.TableView;
import org.tradebench.app.web.page.TableView.Cell;

/** Shows what this server did between two marks. */
final class StatisticsPage {
    private static final int RELOAD_SECONDS = 2;

    private static final String LEAD =
            "Requests to this server and their outcome; other servers of a cluster have a page of their own."
                    + " Requests are counted, not timed: the load generator measures latency.";

    private static final ActionView BEGIN_ANEW = new ActionView(
            "begin",
            "Reset",
            "This page starts counting at zero. The counters of /metrics are not reset.",
            "Reset this page");

    private StatisticsPage() {}

    static ConsoleView of(Mark begin, Mark now, TableView server) {
        Duration span = Duration.between(begin.moment(), now.moment());
        return new ConsoleView(
                "Statistics",
                LEAD,
                "",
                false,
                "From %s to %s UTC, %s: since %s."
                        .formatted(
                                DisplayFormat.moment(begin.moment()),
                                DisplayFormat.moment(now.moment()),
                                duration(span),
                                begin.why()),
                false,
                RELOAD_SECONDS,
                List.of(requests(begin, now, span), counters(begin, now), server),
                List.of(BEGIN_ANEW));
    }

    private static TableView requests(Mark begin, Mark now, Duration span) {
        List<List<Cell>> rows = new ArrayList<>();
        RequestCount all = RequestCount.NONE;
        for (Map.Entry<String, RequestCount> kind : new TreeMap<>(now.requests()).entrySet()) {
            RequestCount count = kind.getValue().minus(begin.requests().getOrDefault(kind.getKey(), RequestCount.NONE));
            if (count.all() > 0) {
                rows.add(row(kind.getKey(), count, span));
                all = all.plus(count);
            }
        }
        if (rows.size() > 1) {
            rows.add(row("all", all, span));
        }
        return new TableView(
                "Requests by kind: answered, refused (status 4xx: client error), failed (5xx: server error)",
                List.of("Kind", "Requests", "Per second", "Answered", "Refused", "Failed"),
                rows,
                "There has been no request.");
    }

    private static List<Cell> row(String kind, RequestCount count, Duration span) {
        return List.of(
                Cell.text(kind),
                Cell.number(count.all()),
                Cell.number(String.format(Locale.ROOT, "%.1f", count.all() / Math.max(0.001, span.toMillis() / 1e3))),
                Cell.number(count.answered()),
                Cell.number(count.refused()),
                Cell.number(count.failed()));
    }

    private static TableView counters(Mark begin, Mark now) {
        return new TableView(
                "Orders, transactions and messages",
                List.of("What", "Count", "Meaning"),
                ApplicationCounterTexts.ALL.stream()
                        .map(text -> List.of(
                                Cell.text(text.what()),
                                Cell.number(now.counters().getOrDefault(text.name(), 0L)
                                        - begin.counters().getOrDefault(text.name(), 0L)),
                                Cell.text(text.meaning())))
                        .toList(),
                "");
    }

    private static String duration(Duration span) {
        long seconds = span.toSeconds();
        if (seconds < 60) {
            return seconds + " s";
        }
        return seconds < 3600
                ? seconds / 60 + " min " + seconds % 60 + " s"
                : seconds / 3600 + " h " + seconds % 3600 / 60 + " min";
    }
}
