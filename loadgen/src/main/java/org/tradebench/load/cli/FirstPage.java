package org.tradebench.load.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;

/** What {@code ./trader} alone shows: the commands by task in a few words each, the two to begin with, and where to read on. It fits on a screen. */
final class FirstPage {
    /** A command in a few words. */
    private record Entry(String command, String words) {}

    /** Commands that one has the same reason to type. */
    private record Task(String heading, List<Entry> entries) {}

    private static final List<Task> TASKS = List.of(
            task(
                    "Measure",
                    "run",
                    "one run: database, application, load, audit, gates, report",
                    "study",
                    "a published study again, in randomised blocks, with verdicts",
                    "faults",
                    "break a cluster in every way that is known, see what it survives",
                    "simulate",
                    "predict a cache's hit ratios, without a server"),
            task(
                    "Compare what is measured side by side",
                    "compare-caching",
                    "ways to cache",
                    "scale-out",
                    "clusters of several sizes",
                    "ceiling",
                    "runtime modes and the ceilings of their server",
                    "primitives",
                    "pages that each exercise one layer of the server"),
            task(
                    "Look at results",
                    "report",
                    "draw an earlier result's report again",
                    "compare",
                    "two results: what differs, and by how much",
                    "history",
                    "keep many results in a file, find where something changed",
                    "verdicts",
                    "the papers' findings beside what was measured here"),
            task(
                    "Use the application",
                    "serve",
                    "the application on this machine, until Ctrl-C",
                    "up, down",
                    "start the cluster in containers; stop and remove it",
                    "status, logs",
                    "the cluster's nodes, and what they say"),
            task(
                    "The database",
                    "populate, reset",
                    "make the rows; bring them back as they were made",
                    "audit",
                    "is every cent where it belongs?",
                    "database",
                    "the embedded PostgreSQL alone, until Ctrl-C"),
            task(
                    "Drivers of your own",
                    "drive, merge",
                    "one process's share of a load; one result of several",
                    "agent",
                    "what a host's processes use, told to a run elsewhere"),
            task(
                    "Help",
                    "doctor",
                    "is this machine fit for a run?",
                    "help",
                    "every command; 'help COMMAND': every option of one",
                    "generate-completion",
                    "completion for bash and zsh"));

    private FirstPage() {}

    private static Task task(String heading, String... commandsAndWords) {
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < commandsAndWords.length; i += 2) {
            entries.add(new Entry(commandsAndWords[i], commandsAndWords[i + 1]));
        }
        return new Task(heading, entries);
    }

    /** The page; a colour scheme decides whether it has any. */
    static List<String> lines(CommandLine command) {
        CommandLine.Help.Ansi ansi = command.getColorScheme().ansi();
        List<String> lines = new ArrayList<>();
        lines.add("A trading application on Open Liberty and PostgreSQL, and the load that measures it.");
        lines.add("");
        lines.add(
                ansi.string("  @|bold ./trader run|@        the standard workload: about four minutes, then a report"));
        lines.add(ansi.string("  @|bold ./trader serve|@      the application at http://localhost:9080/daytrader"));
        for (Task task : TASKS) {
            lines.add("");
            lines.add(ansi.string("@|bold " + task.heading() + "|@"));
            task.entries().forEach(entry -> lines.add(String.format("  %-20s %s", entry.command(), entry.words())));
        }
        lines.add("");
        lines.add("Documents: README.md, docs/running.md (how to), docs/metrics.md (every figure).");
        lines.add("Exit codes: 0 done, 1 failed, 2 cannot be meant, 3 INVALID, 4 INCONCLUSIVE.");
        return lines;
    }
}
