package org.tradebench.load.cli;

import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code ./trader} alone: {@link FirstPage}. With {@code --help} or {@code help}: everything there is. */
@Command(
        name = "trader",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        description = {
            "",
            "A trading application on Open Liberty and PostgreSQL, and the load that measures it.",
            "Everything runs on this machine and is stopped again, but for the cluster of 'up', which stays until 'down'; nothing is "
                    + "installed."
        },
        commandListHeading = "%nCommands:%n",
        subcommands = {
            RunCommand.class,
            ServeCommand.class,
            UpCommand.class,
            StatusCommand.class,
            LogsCommand.class,
            DownCommand.class,
            ReportCommand.class,
            PopulateCommand.class,
            ResetCommand.class,
            AuditCommand.class,
            DatabaseCommand.class,
            DriveCommand.class,
            MergeCommand.class,
            AgentCommand.class,
            CeilingCommand.class,
            PrimitivesCommand.class,
            CompareCommand.class,
            HistoryCommand.class,
            CompareCachingCommand.class,
            ScaleOutCommand.class,
            StudyCommand.class,
            VerdictsCommand.class,
            FaultsCommand.class,
            SimulateCommand.class,
            DoctorCommand.class,
            GenerateCompletion.class,
            GenerateReferenceCommand.class,
            HelpCommand.class
        },
        footer = {
            "",
            "Examples:",
            "  trader run                              the standard workload, about four minutes, then a report",
            "  trader run --mode ejb --clients 4       another mode, fewer clients",
            "  trader run --updates 0 --duration 2m    no updates, a longer window",
            "  trader run --url http://host:9080/daytrader\n"
                    + "                                          drive a server that runs elsewhere",
            "  trader run --caching command            the results of operations are remembered",
            "  trader compare-caching                  ways to cache, side by side",
            "  trader scale-out                        clusters of several sizes, side by side",
            "  trader study --list                     the papers' studies; 'trader study caching-mode' makes one again",
            "  trader compare FOLDER FOLDER            two runs or two studies: what differs, and by how much",
            "  trader history h.jsonl FOLDER           keep forks in a file, find where a series changed",
            "  trader serve                            the application at http://localhost:9080/daytrader",
            "  trader up                               the cluster in containers at http://localhost:8080/daytrader",
            "  trader run --target compose             measure it",
            "  trader help run                         everything that a run can be told",
            "",
            "Environment:",
            "  TRADER_DB_HOST, _PORT, _NAME, _USER, _PASSWORD   use this database instead of the embedded one",
            "  TRADER_DB_SERVERS        that database's primary and standbys, host:port with commas",
            "  TRADER_HOME              folder of the embedded database and the results (default: target/trader)",
            "  TRADER_ADMIN_PASSWORD    password of the administrator, 12 characters or more (else one is made and printed)",
            "  COMPOSE_PROJECT_NAME, TRADER_HTTP_PORT   another cluster, another port",
            "  TRADER_BUILD=never       do not look whether the build is stale",
            "  TRADER_JAVA_OPTS         options for the harness's own JVM",
            "  TRADER_SHARED_MACHINE=1  this machine has other work on purpose: a run is warned of it, not INVALID",
            "  TRADER_DEBUG=1           show the stack trace of every failure",
            "  NO_COLOR=1               no colours; TERM=dumb: nothing that is drawn over, either"
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            ExitCodes.OK + ":" + ExitCodes.OK_MEANS,
            ExitCodes.FAILED + ":" + ExitCodes.FAILED_MEANS,
            ExitCodes.USAGE + ":" + ExitCodes.USAGE_MEANS,
            ExitCodes.INVALID + ":" + ExitCodes.INVALID_MEANS,
            ExitCodes.INCONCLUSIVE + ":" + ExitCodes.INCONCLUSIVE_MEANS,
            ExitCodes.INTERRUPTED + ":" + ExitCodes.INTERRUPTED_MEANS,
            ExitCodes.TERMINATED + ":" + ExitCodes.TERMINATED_MEANS
        })
final class TraderCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        CommandLine command = spec.commandLine();
        FirstPage.lines(command).forEach(command.getOut()::println);
        command.getOut().flush();
    }
}
