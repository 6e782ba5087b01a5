package org.tradebench.load.cli;

import org.tradebench.load.cli.command.AuditCommand;
import org.tradebench.load.cli.command.CompareCommand;
import org.tradebench.load.cli.command.DatabaseCommand;
import org.tradebench.load.cli.command.DownCommand;
import org.tradebench.load.cli.command.ExportResultCommand;
import org.tradebench.load.cli.command.FindingsCommand;
import org.tradebench.load.cli.command.HistoryCommand;
import org.tradebench.load.cli.command.ListResultsCommand;
import org.tradebench.load.cli.command.LoadRunCommand;
import org.tradebench.load.cli.command.LogsCommand;
import org.tradebench.load.cli.command.MergeCommand;
import org.tradebench.load.cli.command.PopulateCommand;
import org.tradebench.load.cli.command.ReportCommand;
import org.tradebench.load.cli.command.ResetCommand;
import org.tradebench.load.cli.command.ShowResultCommand;
import org.tradebench.load.cli.command.SpeedCommand;
import org.tradebench.load.cli.command.StatusCommand;
import org.tradebench.load.cli.command.UpCommand;
import org.tradebench.load.cli.experiment.CeilingCommand;
import org.tradebench.load.cli.experiment.CompareCachingCommand;
import org.tradebench.load.cli.experiment.ExperimentListCommand;
import org.tradebench.load.cli.experiment.ExperimentResumeCommand;
import org.tradebench.load.cli.experiment.ExperimentRunCommand;
import org.tradebench.load.cli.experiment.FaultsCommand;
import org.tradebench.load.cli.experiment.PrimitivesCommand;
import org.tradebench.load.cli.experiment.ScaleOutCommand;
import picocli.CommandLine.Command;

/** Groups the commands of {@code ./trader} by what they work on. */
final class CommandGroups {

    private CommandGroups() {}

    /** Groups the commands that compare treatments. */
    @Command(
            name = "experiment",
            aliases = "study",
            description =
                    "Compares treatments in randomized blocks of trials: published studies, experiments of your own, and comparisons that are built in.",
            footer = {
                "",
                "A study is a published experiment that is replicated: 'trader experiment list' shows them, 'trader results findings' their outcomes.",
                "docs/methodology.md says how an experiment runs, what its terms mean and how to write one."
            },
            subcommands = {
                ExperimentListCommand.class,
                ExperimentRunCommand.class,
                ExperimentResumeCommand.class,
                CompareCachingCommand.class,
                ScaleOutCommand.class,
                CeilingCommand.class,
                PrimitivesCommand.class,
                FaultsCommand.class
            })
    static final class Experiment {}

    /** Groups the commands that work on results of runs and experiments. */
    @Command(
            name = "results",
            description = "Lists, shows, reports and compares results of runs and experiments.",
            footer = {
                "",
                "RESULT is an id (the name of a folder in target/trader/results, or in TRADER_HOME/results), the unambiguous beginning of one, "
                        + "'latest', or the path of a result folder."
            },
            subcommands = {
                ListResultsCommand.class,
                ShowResultCommand.class,
                ReportCommand.class,
                SpeedCommand.class,
                CompareCommand.class,
                HistoryCommand.class,
                FindingsCommand.class,
                ExportResultCommand.class
            })
    static final class Results {}

    /** Groups the commands of the cluster in containers on this machine. */
    @Command(
            name = "cluster",
            description = "Starts, shows and stops the cluster in containers.",
            subcommands = {UpCommand.class, StatusCommand.class, LogsCommand.class, DownCommand.class})
    static final class Cluster {}

    /** Groups the commands of the application's database. */
    @Command(
            name = "db",
            description = "Starts, populates, resets and checks the database.",
            subcommands = {DatabaseCommand.class, PopulateCommand.class, ResetCommand.class, AuditCommand.class})
    static final class Db {}

    /** Groups the commands of load generators that a person starts on several machines. */
    @Command(
            name = "load",
            description = "Runs one load generator of several, and merges their results.",
            subcommands = {LoadRunCommand.class, MergeCommand.class})
    static final class Load {}
}
