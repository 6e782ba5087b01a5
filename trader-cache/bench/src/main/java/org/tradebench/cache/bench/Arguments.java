package org.tradebench.cache.bench;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What the command line asks for.
 *
 * @param only the tables that are wanted
 * @param json where every figure goes
 * @param page the document whose figures are replaced; null: none
 */
record Arguments(Runs runs, Set<String> only, Path json, Path page) {

    static final String USAGE = """
            usage: run [--rounds N] [--warmups N] [--iterations N] [--millis N] [--only NAME,...]
                       [--json FILE] [--page FILE | --no-page]
              --rounds      each gives every subject a process of its own; 5 unless told
              --warmups     iterations in each process that are not counted; 3 unless told
              --iterations  that are; 3 unless told
              --millis      of an iteration; 1000 unless told
              --only        of the tables hits, read-update, disk-writes, disk-reads
              --json        every figure; docs/cache-benchmarks.json unless told
              --page        whose figures are replaced; docs/cache-benchmarks.md unless told""";

    private static final int MOST = 1_000_000;

    /** @throws IllegalArgumentException; one line that says what is wrong */
    static Arguments of(String... arguments) {
        int rounds = 5;
        int warmups = 3;
        int iterations = 3;
        int millis = 1_000;
        Set<String> only = new LinkedHashSet<>(Plan.NAMES);
        Path json = Path.of("docs", "cache-benchmarks.json");
        Path page = Path.of("docs", "cache-benchmarks.md");
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
                case "--rounds" -> rounds = number(option, value);
                case "--warmups" -> warmups = number(option, value);
                case "--iterations" -> iterations = number(option, value);
                case "--millis" -> millis = number(option, value);
                case "--only" -> only = names(value);
                case "--json" -> json = Path.of(value);
                case "--page" -> page = Path.of(value);
                default -> throw new IllegalArgumentException(option + " is no option");
            }
        }
        return new Arguments(new Runs(rounds, warmups, iterations, millis), only, json, page);
    }

    private static int number(String option, String value) {
        try {
            int number = Integer.parseInt(value);
            if (number >= 1 && number <= MOST) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Told below, with the same words.
        }
        throw new IllegalArgumentException(option + " is '" + value + "'; it may be 1 to 1,000,000");
    }

    private static Set<String> names(String value) {
        Set<String> names = new LinkedHashSet<>(List.of(value.split(",", -1)));
        for (String name : names) {
            if (!Plan.NAMES.contains(name)) {
                throw new IllegalArgumentException(
                        "--only has '" + name + "'; it may have " + String.join(", ", Plan.NAMES));
            }
        }
        return names;
    }
}
