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
                    "one run: database, application, load, validity checks, report",
                    "experiment, study",
                    "treatments side by side: list, run, resume, caching, scale-out, ...",
                    "simulate",
                    "predict a cache's hit ratios, without a server"),
            task("Look at results", "results", "list, show, report, compare, history, findings, export"),
            task(
                    "Use the parts",
                    "serve",
                    "the application on this machine, until Ctrl-C",
                    "cluster",
                    "the cluster in containers: up, status, logs, down",
                    "db",
                    "the database: start, populate, reset, check",
                    "load",
                    "load generators on several machines: run, merge"),
            task(
                    "Help",
                    "doctor",
                    "checks whether this machine is fit for a run",
                    "help",
                    "every command; 'COMMAND --help': every option of one",
                    "completion",
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
        lines.add("Documents: README.md, docs/running.md (how to), docs/metrics.md (every metric).");
        lines.add("Exit codes: 0 done, 1 failed, 2 wrong usage, 3 INVALID, 4 INCONCLUSIVE.");
        return lines;
    }
}
