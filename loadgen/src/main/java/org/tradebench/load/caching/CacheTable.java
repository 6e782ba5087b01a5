package org.tradebench.load.caching;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Tabulates measured or predicted cache counts, for terminal and Markdown. */
public final class CacheTable {
    public static final List<String> COLUMNS =
            List.of("answers", "lookups", "memory hits", "disk hits", "remote hits", "misses", "hit ratio");

    private static final int NAMES = 24;

    private CacheTable() {}

    /**
     * Lines of the table.
     *
     * @param rows by template: a command, a page or a kind of entry
     * @param all the last row
     */
    public static List<String> lines(Map<String, CacheCounts> rows, CacheCounts all) {
        List<List<String>> table = new ArrayList<>();
        table.add(COLUMNS);
        rows.forEach((name, counts) -> table.add(cells(name, counts)));
        table.add(cells("all", all));
        int names = table.stream().mapToInt(cells -> cells.get(0).length()).reduce(NAMES, Math::max);
        List<String> lines = new ArrayList<>();
        table.forEach(cells -> lines.add(line(names, cells)));
        lines.add(1, "|" + "-".repeat(names + 2) + "|" + "------------:|".repeat(COLUMNS.size() - 1));
        return lines;
    }

    /** The cells of a row. */
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

    private static String line(int names, List<String> cells) {
        StringBuilder line = new StringBuilder(String.format("| %-" + names + "s |", cells.get(0)));
        cells.subList(1, cells.size()).forEach(cell -> line.append(String.format(" %11s |", cell)));
        return line.toString();
    }
}
