package org.tradebench.load.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import org.tradebench.load.cli.command.AuditCommand;
import org.tradebench.load.cli.command.CompareCommand;
import org.tradebench.load.cli.command.CompletionCommand;
import org.tradebench.load.cli.command.DatabaseCommand;
import org.tradebench.load.cli.command.DownCommand;
import org.tradebench.load.cli.command.DriveCommand;
import org.tradebench.load.cli.command.ExportResultCommand;
import org.tradebench.load.cli.command.HistoryCommand;
import org.tradebench.load.cli.command.ListResultsCommand;
import org.tradebench.load.cli.command.LogsCommand;
import org.tradebench.load.cli.command.MergeCommand;
import org.tradebench.load.cli.command.PopulateCommand;
import org.tradebench.load.cli.command.ReportCommand;
import org.tradebench.load.cli.command.ResetCommand;
import org.tradebench.load.cli.command.ShowResultCommand;
import org.tradebench.load.cli.command.StatusCommand;
import org.tradebench.load.cli.command.UpCommand;
import org.tradebench.load.cli.command.VerdictsCommand;
import org.tradebench.load.cli.output.Version;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Groups the commands of {@code ./trader} by what they work on, and keeps the ungrouped names that they had before. */
final class CommandGroups {

    /** Scripts and documents outside of this project use these: each name does what the grouped command of its class does. */
    private static final Map<String, Class<?>> EARLIER_NAMES = earlierNames();

    private CommandGroups() {}

    /** Results of runs and experiments. */
    @Command(
            name = "results",
            mixinStandardHelpOptions = true,
            versionProvider = Version.class,
            description = "Lists, shows, reports and compares results of runs and experiments.",
            footer = {
                "",
                "RESULT is the name of a folder in target/trader/results (or TRADER_HOME/results), the path of a result folder, or 'latest'."
            },
            subcommands = {
                ListResultsCommand.class,
                ShowResultCommand.class,
                ReportCommand.class,
                CompareCommand.class,
                HistoryCommand.class,
                VerdictsCommand.class,
                ExportResultCommand.class
            })
    static final class Results {}

    /** The cluster in containers on this machine. */
    @Command(
            name = "cluster",
            mixinStandardHelpOptions = true,
            versionProvider = Version.class,
            description = "Starts, shows and stops the cluster in containers.",
            subcommands = {UpCommand.class, StatusCommand.class, LogsCommand.class, DownCommand.class})
    static final class Cluster {}

    /** The rows of the application. */
    @Command(
            name = "db",
            mixinStandardHelpOptions = true,
            versionProvider = Version.class,
            description = "Starts, populates, resets and checks the database.",
            subcommands = {DatabaseCommand.class, PopulateCommand.class, ResetCommand.class, AuditCommand.class})
    static final class Db {}

    /** Load generators that a person starts on several machines. */
    @Command(
            name = "load",
            mixinStandardHelpOptions = true,
            versionProvider = Version.class,
            description = "Runs one load generator of several, and merges their results.",
            subcommands = {DriveCommand.class, MergeCommand.class})
    static final class Load {}

    private static Map<String, Class<?>> earlierNames() {
        Map<String, Class<?>> names = new LinkedHashMap<>();
        names.put("up", UpCommand.class);
        names.put("status", StatusCommand.class);
        names.put("logs", LogsCommand.class);
        names.put("down", DownCommand.class);
        names.put("report", ReportCommand.class);
        names.put("compare", CompareCommand.class);
        names.put("history", HistoryCommand.class);
        names.put("verdicts", VerdictsCommand.class);
        names.put("database", DatabaseCommand.class);
        names.put("populate", PopulateCommand.class);
        names.put("reset", ResetCommand.class);
        names.put("audit", AuditCommand.class);
        names.put("drive", DriveCommand.class);
        names.put("merge", MergeCommand.class);
        names.put("generate-completion", CompletionCommand.class);
        return names;
    }

    /** Adds the earlier names, which no list of commands shows. */
    static CommandLine withEarlierNames(CommandLine trader) {
        EARLIER_NAMES.forEach((name, type) -> {
            CommandLine command = new CommandLine(type);
            command.getCommandSpec().name(name).usageMessage().hidden(true);
            trader.addSubcommand(name, command);
        });
        return trader;
    }
}
