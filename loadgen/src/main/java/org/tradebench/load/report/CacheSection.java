package org.tradebench.load.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.report.chart.Definitions;
import org.tradebench.load.report.chart.Element;
import org.tradebench.load.report.chart.MarkdownTable;
import org.tradebench.load.report.chart.Numbers;
import org.tradebench.load.report.chart.Table;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.settings.CacheCounts;
import org.tradebench.load.telemetry.CacheUse;

/** Draws what the application's cache answered, and why entries left it; gives measured or predicted counts also as a table for a terminal. */
public final class CacheSection {
    public static final List<String> COLUMNS =
            List.of("answers", "lookups", "memory hits", "disk hits", "remote hits", "misses", "hit ratio");

    private CacheSection() {}

    static Element draw(RunRecord run) {
        CacheUse use = Objects.requireNonNull(run.use().cache());
        Element section = Element.section("Cache");
        Table table = new Table("Lookups in the measurement interval", COLUMNS.toArray(String[]::new));
        use.templates()
                .forEach((template, counts) -> table.row(cells(template, counts).toArray()));
        table.row(cells("all", use.all()).toArray());
        section.add(table.element(), entries(use).element());
        if (use.growth("MESSAGES_SENT") > 0 || use.growth("MESSAGES_RECEIVED") > 0) {
            section.add(messages(use).element());
        }
        return section.add(Element.of(
                "p",
                Definitions.link("Hit ratio", "Hit ratios"),
                " and counts are from the application's own counters, read once per second: the differences"
                        + " between begin and end of the measurement interval."));
    }

    private static Table entries(CacheUse use) {
        return new Table("Entries", "", "")
                .row("in memory at the end of the measurement interval", Numbers.whole(use.entries()))
                .row("capacity in memory", Numbers.whole(use.maxEntries()))
                .row("stored", count(use, "CREATED_LOCALLY", "CREATED_REMOTELY"))
                .row("not stored, because invalidated meanwhile", count(use, "FILLS_REFUSED", "PUSHES_REFUSED"))
                .row("removed by an invalidation", count(use, "INVALIDATED_LOCALLY", "INVALIDATED_REMOTELY"))
                .row("evicted", count(use, "EVICTIONS"))
                .row("expired", count(use, "TIMEOUTS", "INACTIVITY_TIMEOUTS"))
                .row("clears of the whole cache", count(use, "CLEARS", "COHERENCE_FLUSHES"))
                .row("written to disk", count(use, "DISK_WRITES"))
                .row("rejected by the disk", count(use, "DISK_REFUSALS"));
    }

    private static String count(CacheUse use, String... counters) {
        double sum = 0;
        for (String counter : counters) {
            sum += use.growth(counter);
        }
        return Numbers.whole(Math.round(sum));
    }

    /** Returns a table of all counters of the cluster, by the application's names. */
    private static Table messages(CacheUse use) {
        Table table = new Table("Messages to and from other servers", "", "");
        use.growth().forEach((name, grown) -> {
            if (name.matches(".*_(SENT|RECEIVED|ASKED|DROPPED)|REMOTE_MISSES|OVERFLOWS|UPDATES_ANNOUNCED")) {
                table.row(name.toLowerCase(Locale.ROOT).replace('_', ' '), Numbers.whole(Math.round(grown)));
            }
        });
        return table;
    }

    /**
     * Returns the lines of the table.
     *
     * @param rows by template: a command, a page or a kind of entry
     * @param all the last row
     */
    public static List<String> table(Map<String, CacheCounts> rows, CacheCounts all) {
        List<List<String>> table = new ArrayList<>(List.of(COLUMNS));
        rows.forEach((name, counts) -> table.add(cells(name, counts)));
        table.add(cells("all", all));
        return MarkdownTable.lines(table);
    }

    /** Returns the cells of a row. */
    public static List<String> cells(String name, CacheCounts counts) {
        return List.of(
                // The class name identifies a command; its package adds nothing.
                name.replaceFirst("^[a-z][\\w.]*\\.(?=[A-Z]\\w*$)", ""),
                whole(counts.lookups()),
                whole(counts.memoryHits()),
                counts.diskHits() == null ? "–" : whole(counts.diskHits()),
                whole(counts.remoteHits()),
                whole(counts.misses()),
                ratio(counts.hitRatio()));
    }

    private static String whole(double count) {
        return String.format(Locale.ROOT, "%,d", Math.round(count));
    }

    private static String ratio(@Nullable Double ratio) {
        return ratio == null ? "–" : String.format(Locale.ROOT, "%.3f", ratio);
    }
}
