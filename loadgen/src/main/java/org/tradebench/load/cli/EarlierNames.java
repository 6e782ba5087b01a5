package org.tradebench.load.cli;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.Stack;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Rewrites names of commands and options that earlier versions had to those of today, before they are parsed: scripts and documents outside of this project use them, and
 * no help shows them.
 */
final class EarlierNames implements IParameterPreprocessor {
    /** Today's names of commands, by the first word of their earlier names. */
    static final Map<String, String> COMMANDS = Map.ofEntries(
            Map.entry("up", "cluster up"),
            Map.entry("status", "cluster status"),
            Map.entry("logs", "cluster logs"),
            Map.entry("down", "cluster down"),
            Map.entry("report", "results report"),
            Map.entry("compare", "results compare"),
            Map.entry("history", "results history"),
            Map.entry("verdicts", "results findings"),
            Map.entry("database", "db start"),
            Map.entry("populate", "db populate"),
            Map.entry("reset", "db reset"),
            Map.entry("audit", "db check"),
            Map.entry("drive", "load run"),
            Map.entry("merge", "load merge"),
            Map.entry("compare-caching", "experiment caching"),
            Map.entry("scale-out", "experiment scale-out"),
            Map.entry("ceiling", "experiment ceiling"),
            Map.entry("primitives", "experiment primitives"),
            Map.entry("faults", "experiment faults"),
            Map.entry("generate-completion", "completion"));

    /** Names of one option: the first is today's, which a command may not have yet. */
    static final List<List<String>> OPTIONS = List.of(
            List.of("--nodes", "--applications", "--servers"),
            List.of("--virtual-users", "--clients"),
            List.of("--blocks", "--rounds"),
            List.of("--load-generators", "--drivers"),
            List.of("--pre-warming", "--rehearsal"),
            List.of("--levels", "--arms", "--only"),
            List.of("--measure-at", "--window-at"),
            List.of("--cache-size", "--entries"));

    private static final String STUDY = "study";
    private static final Set<String> STUDY_COMMANDS = Set.of("list", "run", "resume");

    @Override
    public boolean preprocess(
            Stack<String> arguments, CommandSpec command, @Nullable ArgSpec none, Map<String, Object> info) {
        // Picocli's stack has the next argument last.
        Collections.reverse(arguments);
        if (command.parent() == null) {
            rewriteCommand(arguments, command);
        } else {
            arguments.replaceAll(argument -> option(argument, command));
        }
        Collections.reverse(arguments);
        return false;
    }

    private static void rewriteCommand(List<String> words, CommandSpec trader) {
        int first = first(words, 0);
        // 'help cluster up': picocli's own help knows commands of one word only.
        if (first < words.size() - 1 && words.get(first).equals("help") && isCommand(words.get(first + 1), trader)) {
            words.remove(first);
            words.add("--help");
        }
        if (first == words.size()) {
            return;
        }
        String word = words.get(first);
        if (word.equals(STUDY)) {
            rewriteStudy(words, first);
        } else if (COMMANDS.containsKey(word)) {
            replace(words, first, COMMANDS.get(word));
        }
    }

    private static boolean isCommand(String word, CommandSpec trader) {
        return trader.subcommands().containsKey(word) || COMMANDS.containsKey(word);
    }

    /** Rewrites options of the earlier command {@code study} to commands of {@code experiment}. */
    private static void rewriteStudy(List<String> words, int at) {
        int resume = words.indexOf("--resume");
        if (words.contains("--list")) {
            words.remove("--list");
            replace(words, at, "experiment list");
        } else if (resume > 0) {
            words.remove(resume);
            replace(words, at, "experiment resume");
        } else if (words.stream().anyMatch(word -> word.startsWith("--resume="))) {
            words.replaceAll(word -> word.startsWith("--resume=") ? word.substring("--resume=".length()) : word);
            replace(words, at, "experiment resume");
        } else {
            int next = first(words, at + 1);
            boolean named = next < words.size() && STUDY_COMMANDS.contains(words.get(next));
            replace(words, at, named ? "experiment" : "experiment run");
        }
    }

    private static void replace(List<String> words, int at, String replacement) {
        words.remove(at);
        words.addAll(at, Arrays.asList(replacement.split(" ", -1)));
    }

    /** Returns the index of the first word that is no option: the options before a command have no values. */
    private static int first(List<String> words, int from) {
        int at = from;
        while (at < words.size() && words.get(at).startsWith("-")) {
            at++;
        }
        return at;
    }

    private static String option(String argument, CommandSpec command) {
        int end = argument.indexOf('=') < 0 ? argument.length() : argument.indexOf('=');
        String name = argument.substring(0, end);
        if (command.optionsMap().containsKey(name)) {
            return argument;
        }
        return OPTIONS.stream()
                .filter(names -> names.contains(name))
                .flatMap(List::stream)
                .filter(command.optionsMap()::containsKey)
                .findFirst()
                .map(known -> known + argument.substring(end))
                .orElse(argument);
    }
}
