package org.tradebench.load.report.chart;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** States what a figure's numbers were measured on and when, for a figure that is shown without its report. */
public final class FigureSource {
    /** Name of the fact with the database's version. */
    public static final String DATABASE = "database";

    /** Names of the facts about software, which results have from their run or experiment. */
    public static final List<String> SOFTWARE = List.of("application server", DATABASE, "application's JVM");

    /** A hash; its first group identifies it well enough. */
    private static final Pattern HASH = Pattern.compile("\\b([0-9a-f]{8})[0-9a-f]{32}\\b");

    /** A JVM's own description: its name, its version, and how it works. */
    private static final Pattern JVM = Pattern.compile("(.*) \\(build ([^,)]+).*");

    /** What follows the version in the database's own description. */
    private static final String PLATFORM = " on ";

    private FigureSource() {}

    /**
     * Joins what is known.
     *
     * @param what was measured
     * @param facts about software, machine and commit; each may be missing
     */
    public static String of(String what, Instant when, Map<String, String> facts) {
        List<String> parts = new ArrayList<>();
        parts.add(what);
        parts.add(LocalDate.ofInstant(when, ZoneOffset.UTC).toString());
        for (String name : SOFTWARE) {
            Optional.ofNullable(facts.get(name)).map(FigureSource::version).ifPresent(parts::add);
        }
        if (facts.containsKey("cores")) {
            String processor = facts.get("processor");
            parts.add(facts.get("cores") + " cores" + (processor == null ? "" : ", " + processor));
        }
        commit(facts.get("commit"), facts.get("changed since the commit")).ifPresent(parts::add);
        return String.join("; ", parts);
    }

    /** Returns a description of software with its version, and without what follows. */
    public static String version(String description) {
        return JVM.matcher(description).replaceFirst("$1 $2").split(PLATFORM, 2)[0];
    }

    private static Optional<String> commit(@Nullable String hash, @Nullable String changed) {
        return Optional.ofNullable(hash)
                .map(known -> "commit " + HASH.matcher(known).replaceAll("$1")
                        + (changed != null && changed.startsWith("yes") ? " with changes" : ""));
    }
}
