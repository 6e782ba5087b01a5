package org.tradebench.load.cli;

import org.tradebench.load.cli.command.AgentCommand;
import org.tradebench.load.cli.command.CompletionCommand;
import org.tradebench.load.cli.command.DoctorCommand;
import org.tradebench.load.cli.command.RunCommand;
import org.tradebench.load.cli.command.ServeCommand;
import org.tradebench.load.cli.command.SimulateCommand;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.console.Screen;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** Implements {@code ./trader} without a command, which prints the {@link FirstPage}; with {@code --help} or {@code help} it lists all commands. */
@Command(
        name = "trader",
        synopsisSubcommandLabel = "COMMAND",
        description = {
            "",
            "A trading application on Open Liberty and PostgreSQL, and the load that measures it.",
            "Everything runs on this machine and is stopped again, except the cluster of 'cluster up', which stays until 'cluster down'; "
                    + "nothing is installed."
        },
        subcommands = {
            RunCommand.class,
            CommandGroups.Experiment.class,
            CommandGroups.Results.class,
            CommandGroups.Cluster.class,
            CommandGroups.Db.class,
            CommandGroups.Load.class,
            ServeCommand.class,
            SimulateCommand.class,
            DoctorCommand.class,
            CompletionCommand.class,
            HelpCommand.class,
            AgentCommand.class,
            GenerateReferenceCommand.class
        },
        footer = {
            "",
            "Examples:",
            "  trader run                              the standard workload, about four minutes, then a report",
            "  trader run --mode ejb --virtual-users 4 another mode, fewer virtual users",
            "  trader run --updates 0 -d 2m            no updates, a longer measurement interval",
            "  trader run --url http://host:9080/daytrader\n"
                    + "                                          a server that runs elsewhere",
            "  trader run --caching command            a cache of the results of operations",
            "  trader experiment list                  the studies that can be run, most of them published",
            "  trader experiment run caching-mode      replicates one of them",
            "  trader experiment caching               caching modes, side by side",
            "  trader results compare latest RESULT    two runs or two studies: what differs, and by how much",
            "  trader results history h.jsonl latest   keep trials in a file, find where a series changed",
            "  trader serve                            the application at http://localhost:9080/daytrader",
            "  trader cluster up                       the cluster in containers at http://localhost:8080/daytrader",
            "  trader run --target compose             measure it",
            "  trader help run                         every option of a run",
            "",
            "Environment:",
            "  TRADER_DB_HOST, _PORT, _NAME, _USER, _PASSWORD   use this database instead of the embedded one",
            "  TRADER_DB_SERVERS        that database's primary and standbys: host:port, separated by commas",
            "  TRADER_HOME              folder of the embedded database and the results (default: target/trader)",
            "  TRADER_ADMIN_PASSWORD    administrator's password, 12 characters or more (default: generated and printed)",
            "  COMPOSE_PROJECT_NAME, TRADER_HTTP_PORT   another cluster, another port",
            "  TRADER_BUILD=never       do not check whether the build is stale",
            "  TRADER_JAVA_OPTS         options for the JVM of ./trader itself",
            "  TRADER_SHARED_MACHINE=1  background load on this machine is intended: a warning, not INVALID",
            "  TRADER_DEBUG=1           the same as --verbose",
            "  NO_COLOR=1               no colours; TERM=dumb: no redrawn progress line, either"
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            ExitCodes.OK + ":" + ExitCodes.OK_MEANS,
            ExitCodes.FAILED + ":" + ExitCodes.FAILED_MEANS,
            ExitCodes.USAGE + ":" + ExitCodes.USAGE_MEANS,
            ExitCodes.INVALID + ":" + ExitCodes.INVALID_MEANS,
            ExitCodes.INCONCLUSIVE + ":" + ExitCodes.INCONCLUSIVE_MEANS,
            ExitCodes.THRESHOLD + ":" + ExitCodes.THRESHOLD_MEANS,
            ExitCodes.INTERRUPTED + ":" + ExitCodes.INTERRUPTED_MEANS,
            ExitCodes.TERMINATED + ":" + ExitCodes.TERMINATED_MEANS
        })
final class TraderCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Option(
            names = {"-q", "--quiet"},
            scope = ScopeType.INHERIT,
            description = "Show no progress: results, warnings and errors only.")
    void quiet(boolean quiet) {
        System.setProperty(Screen.QUIET, Boolean.toString(quiet));
    }

    @Option(
            names = {"-v", "--verbose"},
            scope = ScopeType.INHERIT,
            description = "Show the stack trace of a failure.")
    private boolean verbose;

    /** Returns whether the stack trace of a failure is shown. */
    boolean verbose() {
        return verbose || System.getenv("TRADER_DEBUG") != null;
    }

    @Override
    public void run() {
        CommandLine command = spec.commandLine();
        FirstPage.lines(command).forEach(command.getOut()::println);
        command.getOut().flush();
    }
}
