package org.tradebench.load.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.tradebench.load.cli.output.ExitCodes;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.UsageMessageSpec;

/** Generates docs/cli.md: the help of every command as it prints it, and the meaning of each exit code. */
final class CliGuide {
    /** Width of the printed help in columns; with 80 the list of commands would need more lines than it has commands. */
    private static final int WIDTH = 110;

    private CliGuide() {}

    /**
     * Returns the document's lines in Markdown.
     *
     * @param trader the whole command line; its help gets the document's width
     */
    static List<String> markdown(CommandLine trader) {
        trader.setUsageHelpAutoWidth(false).setUsageHelpWidth(WIDTH);
        List<CommandLine> commands = commands(trader).toList();
        List<String> lines = new ArrayList<>(List.of(
                "# The command line",
                "",
                "Generated from the program's help by `./trader generate-reference`; a test compares the two. [how-to.md](how-to.md) explains the commands by task.",
                "",
                "| Command | Purpose |",
                "|---|---|"));
        commands.forEach(command -> lines.add("| [`" + heading(command).replaceFirst("^trader ", "") + "`](#"
                + anchor(command) + ") | " + firstSentence(command) + " |"));
        lines.addAll(exitCodes());
        add(lines, trader);
        commands.forEach(command -> add(lines, command));
        return lines;
    }

    /** Returns every command that is not hidden, each group before its own commands. */
    static Stream<CommandLine> commands(CommandLine parent) {
        return parent.getSubcommands().values().stream()
                .distinct()
                .filter(command -> !command.getCommandSpec().usageMessage().hidden())
                .flatMap(command -> Stream.concat(Stream.of(command), commands(command)));
    }

    /** Lists the meanings of {@link ExitCodes}, and what particular commands mean by them. */
    private static List<String> exitCodes() {
        return List.of(
                "",
                "## Exit codes",
                "",
                "| Code | Meaning | For particular commands |",
                "|---|---|---|",
                "| " + ExitCodes.OK
                        + " | done; of a run: VALID, with warnings or without | `db check`: every consistency check passes; `doctor`: a run can start; `cluster status`: every node is healthy |",
                "| " + ExitCodes.FAILED
                        + " | the command failed; the message says why | `db check`: a consistency check fails; `doctor`: a problem must be solved first; `cluster status`: a node is not healthy, or there is none |",
                "| " + ExitCodes.USAGE
                        + " | an unknown command or option, or an invalid value; nothing was started | `results compare`: the two results did not measure the same; `results history`: the file already holds every trial |",
                "| " + ExitCodes.INVALID
                        + " | the metrics must not be used | `run`, `load merge`: a validity check failed; `experiment faults`: one of the runs is INVALID; `experiment run`, `resume`, `caching`, `scale-out`, `ceiling`, `primitives`: a level could not be compared; `results compare`: a result has no VALID trial |",
                "| " + ExitCodes.INCONCLUSIVE
                        + " | not in a steady state: the metrics may not be quoted | `run`, `load merge`: throughput was not steady within the measurement interval; `experiment faults`: one of the runs is INCONCLUSIVE, none INVALID |",
                "| " + ExitCodes.THRESHOLD
                        + " | a threshold of `--fail-if` is crossed | `run`: the run is VALID nevertheless |",
                "| 130, 143 | ended by Ctrl-C, or by TERM; what it started is stopped first | `serve`, `db start`: the usual way to end them |");
    }

    private static void add(List<String> lines, CommandLine command) {
        lines.add("");
        lines.add("## " + heading(command));
        lines.add("");
        lines.add("```text");
        command.getUsageMessage(Ansi.OFF)
                .stripTrailing()
                .lines()
                .map(String::stripTrailing)
                .forEach(lines::add);
        lines.add("```");
    }

    private static String heading(CommandLine command) {
        return command.getCommandSpec().qualifiedName();
    }

    private static String anchor(CommandLine command) {
        return heading(command).replace(' ', '-');
    }

    private static String firstSentence(CommandLine command) {
        UsageMessageSpec usage = command.getCommandSpec().usageMessage();
        String text = String.join(" ", usage.header().length > 0 ? usage.header() : usage.description());
        int end = text.indexOf(". ");
        return (end < 0 ? text : text.substring(0, end + 1)).replace("|", "\\|");
    }
}
