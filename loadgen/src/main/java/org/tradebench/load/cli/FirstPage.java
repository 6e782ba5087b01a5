package org.tradebench.load.cli;

import java.util.List;
import picocli.CommandLine;

/** Prints what {@code ./trader} alone shows: the commands by task, which two to begin with, and where to read on. It fits on a screen. */
final class FirstPage {
    private static final String PAGE = """
            A trading application on Open Liberty and PostgreSQL, and the load that measures it.

              @|bold ./trader run|@        the standard workload: about four minutes, then a report
              @|bold ./trader serve|@      the application at http://localhost:9080/daytrader

            @|bold Measure|@
              run                  one run: database, application, load, validity checks, report
              experiment, study    treatments side by side: list, run, resume, caching, scale-out, ...
              simulate             predict a cache's hit ratios, without a server

            @|bold Look at results|@
              results              list, show, report, compare, history, findings, export

            @|bold Use the parts|@
              serve                the application on this machine, until Ctrl-C
              cluster              the cluster in containers: up, status, logs, down
              db                   the database: start, populate, reset, check
              load                 load generators on several machines: run, merge

            @|bold Help|@
              doctor               checks whether this machine is fit for a run
              help                 every command; 'COMMAND --help': every option of one
              completion           completion for bash and zsh

            Documents: README.md, docs/how-to.md (how to), docs/metrics-and-checks.md (every metric).
            Exit codes: 0 done, 1 failed, 2 wrong usage, 3 INVALID, 4 INCONCLUSIVE.
            """;

    private FirstPage() {}

    /** Returns the lines of the page, with colours when the command's colour scheme has them. */
    static List<String> lines(CommandLine command) {
        CommandLine.Help.Ansi ansi = command.getColorScheme().ansi();
        return PAGE.lines().map(ansi::string).toList();
    }
}
