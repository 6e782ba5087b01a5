package org.tradebench.load.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tradebench.load.process.ProjectLayout;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Shortens a documented command for a test: the same choices, but fewer rows and requests, and less time. Only for commands that need nothing but this machine. */
final class ShortCommand {
    private static final Map<String, String> FEW_ROWS = Map.of("--users", "100", "--quotes", "50");

    private static final Map<String, String> EXPERIMENT =
            Map.of("--duration", "1s", "--warmup", "50", "--clients", "2", "--blocks", "1", "--pre-warming", "50");

    /** By command: the options that set the amount of work, with small values. */
    private static final Map<String, Map<String, String>> SMALL_VALUES = Map.of(
            "run", Map.of("--duration", "2s", "--warmup", "200", "--virtual-users", "2"),
            "simulate", Map.of("--warmup", "500"),
            "experiment ceiling", EXPERIMENT,
            "experiment primitives", EXPERIMENT,
            "experiment caching", EXPERIMENT);

    /** Commands whose number of rows can be chosen. */
    private static final Set<String> WITH_ROWS = Set.of("run", "simulate", "db populate", "serve");

    /** Commands that are short already. */
    private static final Set<String> SHORT = Set.of("db check", "db reset", "doctor", "results findings", "db start");

    private ShortCommand() {}

    /** Returns whether the command runs until it is stopped. */
    static boolean runsUntilStopped(List<String> words) {
        return words.get(0).equals("serve")
                || words.subList(0, Math.min(2, words.size())).equals(List.of("db", "start"));
    }

    /**
     * Returns the shortened command.
     *
     * @param words of the command, without the program
     * @return empty when the command needs containers, hosts, a server elsewhere, or a folder that an earlier one wrote
     */
    static Optional<List<String>> of(List<String> words) {
        Optional<String> command = command(words);
        if (command.isEmpty() || needsOtherSystem(words) || words.contains("--help")) {
            return Optional.empty();
        }
        if (SHORT.contains(command.get())) {
            return Optional.of(command.get().equals("results findings") ? ofKeptStudies(words) : words);
        }
        boolean experiment = SMALL_VALUES.get(command.get()) == EXPERIMENT;
        if (!WITH_ROWS.contains(command.get()) && !experiment) {
            return Optional.empty();
        }
        Map<String, String> smaller = new LinkedHashMap<>(experiment ? Map.of() : FEW_ROWS);
        smaller.putAll(SMALL_VALUES.getOrDefault(command.get(), Map.of()));
        List<String> shorter = new ArrayList<>(words);
        smaller.forEach((option, value) -> put(shorter, option, value));
        replaceIfPresent(shorter, "--arrivals", "20");
        replaceIfPresent(shorter, "--load-generators", "2");
        drop(shorter, "--out");
        return Optional.of(shorter);
    }

    /** Lets the command read the studies in docs/results: a clone without results has nothing to show. */
    private static List<String> ofKeptStudies(List<String> words) {
        List<String> complete = new ArrayList<>(words);
        put(
                complete,
                "--results",
                ProjectLayout.current().base().resolve("docs/results").toString());
        return complete;
    }

    private static Optional<String> command(List<String> words) {
        try {
            ParseResult parsed = Main.commandLine().parseArgs(words.toArray(String[]::new));
            return parsed.hasSubcommand() ? Optional.of(name(parsed)) : Optional.empty();
        } catch (ParameterException namesOnly) {
            return Optional.empty();
        }
    }

    /** Returns the full name of a command without the program, such as {@code db reset} or {@code run}. */
    static String name(ParseResult parsed) {
        List<CommandLine> path = parsed.asCommandLineList();
        return path.get(path.size() - 1).getCommandSpec().qualifiedName().replaceFirst("^trader ", "");
    }

    private static boolean needsOtherSystem(List<String> words) {
        return words.stream()
                .anyMatch(word -> word.equals("--target") || word.equals("--url") || word.startsWith("--results"));
    }

    private static void put(List<String> words, String option, String value) {
        if (!replaceIfPresent(words, option, value)) {
            words.add(option);
            words.add(value);
        }
    }

    /** Replaces the value of an option if it is there; a warm-up to steady state becomes {@code steady:30s}. */
    private static boolean replaceIfPresent(List<String> words, String option, String value) {
        int at = words.indexOf(option);
        if (at < 0) {
            return false;
        }
        words.set(at + 1, words.get(at + 1).startsWith("steady") ? "steady:30s" : value);
        return true;
    }

    private static void drop(List<String> words, String option) {
        int at = words.indexOf(option);
        if (at >= 0) {
            words.subList(at, at + 2).clear();
        }
    }
}
