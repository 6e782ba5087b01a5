package org.tradebench.cache.bench;

import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Holds the parsed command line of the cache benchmarks.
 *
 * @param plan the selected comparisons
 * @param json the file that every result is written to
 * @param page the document whose results are replaced; null for none
 * @param from earlier measurements that are shown again; null: new ones are made
 */
record BenchOptions(Runs runs, List<BenchComparison> plan, Path json, Path page, Path from) {

    static final String USAGE =
            """
            usage: run [--blocks N] [--warmups N] [--iterations N] [--millis N] [--only NAME,...] [--subjects NAME,...]
                       [--json FILE] [--page FILE | --no-page] [--from FILE]
              --blocks      each gives every subject a process of its own; 10 unless told
              --warmups     iterations that are not counted; 20 unless told
              --iterations  that are; 20 unless told
              --millis      of an iteration; 100 unless told
              --only        of the tables %s; the last three are inside Open Liberty
              --subjects    beside the one that the others of its table are measured by, of
                            %s
              --json        every result; trader-cache/docs/benchmarks.json unless told
              --page        whose results are replaced, and the picture beside it; trader-cache/docs/benchmarks.md unless told
              --from        an earlier run's results, which are shown once more instead of measured""".formatted(String.join(", ", BenchPlan.NAMES), String.join(", ", options(BenchPlan.kinds())));

    private static final int MAX = 1_000_000;

    /** @throws IllegalArgumentException with a message of one line for the user */
    static BenchOptions of(String... arguments) {
        int blocks = 10;
        int warmups = 20;
        int iterations = 20;
        int millis = 100;
        Set<String> only = new LinkedHashSet<>(BenchPlan.NAMES);
        Set<String> subjects = options(BenchPlan.kinds());
        Path json = Path.of("trader-cache", "docs", "benchmarks.json");
        Path page = Path.of("trader-cache", "docs", "benchmarks.md");
        Path from = null;
        for (int next = 0; next < arguments.length; next++) {
            String option = arguments[next];
            if (option.equals("--no-page")) {
                page = null;
                continue;
            }
            if (next + 1 == arguments.length) {
                throw new IllegalArgumentException(option + " is no option, or wants a value");
            }
            String value = arguments[++next];
            switch (option) {
                case "--blocks" -> blocks = number(option, value);
                case "--warmups" -> warmups = number(option, value);
                case "--iterations" -> iterations = number(option, value);
                case "--millis" -> millis = number(option, value);
                case "--only" -> only = names(option, value, BenchPlan.NAMES);
                case "--subjects" -> subjects = names(option, value, options(BenchPlan.kinds()));
                case "--json" -> json = Path.of(value);
                case "--page" -> page = Path.of(value);
                case "--from" -> from = Path.of(value);
                default -> throw new IllegalArgumentException(option + " is no option");
            }
        }
        Set<String> kinds = new LinkedHashSet<>(BenchPlan.kinds());
        Set<String> wanted = subjects;
        kinds.removeIf(kind -> !wanted.contains(option(kind)));
        List<BenchComparison> plan = BenchPlan.of(only, kinds);
        if (plan.isEmpty()) {
            throw new IllegalArgumentException("none of the tables " + String.join(", ", only) + " compares "
                    + String.join(", ", wanted) + " with another subject: expected other --only or --subjects");
        }
        return new BenchOptions(new Runs(blocks, warmups, iterations, millis), plan, json, page, from);
    }

    private static int number(String option, String value) {
        try {
            int number = Integer.parseInt(value);
            if (number >= 1 && number <= MAX) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Rejected below, like a number out of range.
        }
        throw new IllegalArgumentException(option + " is '" + value + "'; it may be 1 to 1,000,000");
    }

    private static Set<String> names(String option, String value, Collection<String> known) {
        Set<String> names = new LinkedHashSet<>(List.of(value.split(",", -1)));
        for (String name : names) {
            if (!known.contains(name)) {
                throw new IllegalArgumentException(
                        option + " has '" + name + "'; it may have " + String.join(", ", known));
            }
        }
        return names;
    }

    /** Returns the options' values for constants of {@link SubjectKind}, {@link GroupKind}, {@link RegionKind} and {@link DiskKind}. */
    private static Set<String> options(Set<String> kinds) {
        return kinds.stream().map(BenchOptions::option).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static String option(String kind) {
        return kind.toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
