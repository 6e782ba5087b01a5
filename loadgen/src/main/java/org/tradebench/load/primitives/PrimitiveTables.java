package org.tradebench.load.primitives;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.tradebench.load.statistics.Estimate;

/** The figures as tables that a terminal and a Markdown document both show. */
public final class PrimitiveTables {
    private static final String ROW = "| %-36s | %24s | %15s | %13s |";
    private static final String LAYER = "| %-58s | %-36s | %-30s | %24s | %13s |";

    private PrimitiveTables() {}

    /** Each primitive, by its layer. */
    public static List<String> primitives(List<PrimitiveFigures> figures) {
        Map<String, PrimitiveFigures> byName =
                figures.stream().collect(Collectors.toMap(PrimitiveFigures::name, figure -> figure));
        List<String> lines = new ArrayList<>();
        lines.add(line(ROW, "primitive", "requests/app-CPU-s", "app CPU/request", "database's"));
        lines.add(rule(36) + rightRule(24) + rightRule(15) + rightRule(13) + "|");
        for (PrimitiveList.Group group : PrimitiveList.groups()) {
            List<PrimitiveFigures> own = group.names().stream()
                    .filter(byName::containsKey)
                    .map(byName::get)
                    .toList();
            if (!own.isEmpty()) {
                lines.add(line(ROW, "**" + group.title() + "**", "", "", ""));
            }
            for (PrimitiveFigures figure : own) {
                lines.add(line(
                        ROW,
                        figure.name(),
                        interval("%.0f", figure.perApplicationSecond()),
                        line("%.0f µs", figure.applicationMicros().value()),
                        line("%.0f µs", figure.databaseMicros().value())));
            }
        }
        return lines;
    }

    /** What each layer costs; a difference whose interval holds 0 is marked, for it may be none. */
    public static List<String> layers(List<LayerFigures> layers) {
        List<String> lines = new ArrayList<>();
        lines.add(line(LAYER, "what a request pays for", "with it", "without it", "app CPU, µs", "database's, µs"));
        lines.add(rule(58) + rule(36) + rule(30) + rightRule(24) + rightRule(13) + "|");
        for (LayerFigures figure : layers) {
            boolean surely = figure.applicationMicros().differsFromZero();
            lines.add(line(
                    LAYER,
                    figure.layer().what(),
                    figure.layer().upper(),
                    figure.layer().lower(),
                    interval("%+.0f", figure.applicationMicros()) + (surely ? " " : "?"),
                    line("%+.0f", figure.databaseMicros().value())));
        }
        return lines;
    }

    private static String interval(String format, Estimate estimate) {
        String value = line(format, estimate.value());
        return estimate.low() == null
                ? value
                : value + " (" + line(format, estimate.low()) + " to " + line(format, estimate.high()) + ")";
    }

    private static String rule(int width) {
        return "|" + "-".repeat(width + 2);
    }

    private static String rightRule(int width) {
        return "|" + "-".repeat(width + 1) + ":";
    }

    private static String line(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
