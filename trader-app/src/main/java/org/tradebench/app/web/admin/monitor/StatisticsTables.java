package org.tradebench.app.web.admin.monitor;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.tradebench.app.web.page.TableView;
import org.tradebench.app.web.page.TableView.Cell;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.statistics.CacheCounter;
import org.tradebench.cache.statistics.CacheStatistics;

/** Shows how a cache is configured and what it has counted. */
final class StatisticsTables {
    private StatisticsTables() {}

    static List<TableView> of(CacheInstance instance) {
        return List.of(
                setUp(instance),
                templates(instance.statistics()),
                counters(
                        instance.statistics(),
                        "All counters of the cache, since it was made",
                        counter -> !CounterTexts.MESSAGES.contains(counter)));
    }

    private static TableView setUp(CacheInstance instance) {
        CacheSettings settings = instance.settings();
        return new TableView(
                "Cache '" + instance.name() + "'",
                List.of("What", "Now"),
                List.of(
                        row("Entries in memory", Cell.number(instance.size())),
                        row("Capacity in memory, entries", Cell.number(settings.maxEntries())),
                        row("Groups", Cell.number(instance.dependencyIds().size())),
                        row("Entries on disk", Cell.number(instance.idsOnDisk().size())),
                        row("Eviction", Cell.number(CacheTexts.eviction(settings.eviction()))),
                        row("Default sharing", Cell.number(CacheTexts.sharing(settings.sharingPolicy()))),
                        row("Default priority", Cell.number(settings.priority())),
                        row("Single flight", Cell.number(settings.singleFlight() ? "yes" : "no"))),
                "");
    }

    static List<Cell> row(String what, Cell value) {
        return List.of(Cell.text(what), value);
    }

    private static TableView templates(CacheStatistics statistics) {
        List<List<Cell>> rows = new ArrayList<>();
        Set<String> templates = statistics.templates();
        templates.forEach(template ->
                rows.add(template(CacheTexts.template(template), counter -> statistics.of(template, counter))));
        if (statistics.of("", CacheCounter.REQUESTS) > 0) {
            rows.add(template(CacheTexts.template(""), counter -> statistics.of("", counter)));
        }
        if (rows.size() > 1) {
            rows.add(template("All", statistics::of));
        }
        return new TableView(
                "By command, page or kind of answer",
                List.of(
                        "Template",
                        "Requests",
                        "Hits",
                        "Misses",
                        "Hit ratio",
                        "Stored",
                        "Refused",
                        "Invalidated",
                        "Evicted",
                        "Timed out"),
                rows,
                "The cache has had no request yet.");
    }

    private static List<Cell> template(String name, ToLongFunction<CacheCounter> value) {
        long hits = sum(value, CacheCounter.MEMORY_HITS, CacheCounter.DISK_HITS, CacheCounter.REMOTE_HITS);
        long requests = value.applyAsLong(CacheCounter.REQUESTS);
        return List.of(
                Cell.text(name),
                Cell.number(requests),
                Cell.number(hits),
                Cell.number(value.applyAsLong(CacheCounter.MISSES)),
                Cell.number(CacheTexts.ratio(hits, requests)),
                Cell.number(sum(value, CacheCounter.CREATED_LOCALLY, CacheCounter.CREATED_REMOTELY)),
                Cell.number(value.applyAsLong(CacheCounter.FILLS_REFUSED)),
                Cell.number(sum(value, CacheCounter.INVALIDATED_LOCALLY, CacheCounter.INVALIDATED_REMOTELY)),
                Cell.number(value.applyAsLong(CacheCounter.EVICTIONS)),
                Cell.number(sum(value, CacheCounter.TIMEOUTS, CacheCounter.INACTIVITY_TIMEOUTS)));
    }

    private static long sum(ToLongFunction<CacheCounter> value, CacheCounter... counters) {
        return Stream.of(counters).mapToLong(value).sum();
    }

    static TableView counters(CacheStatistics statistics, String caption, Predicate<CacheCounter> which) {
        List<List<Cell>> rows = Stream.of(CacheCounter.values())
                .filter(which)
                .map(counter -> List.of(
                        Cell.text(CacheTexts.name(counter)),
                        Cell.number(statistics.of(counter)),
                        Cell.text(CounterTexts.meaning(counter))))
                .toList();
        return new TableView(caption, List.of("Counter", "Count", "Meaning"), rows, "");
    }
}
