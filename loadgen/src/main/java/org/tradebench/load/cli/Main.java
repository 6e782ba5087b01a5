package org.tradebench.load.cli;

import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.cli.output.Failures;
import org.tradebench.load.console.Screen;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The entry point of {@code ./trader}. */
public final class Main {
    private Main() {}

    /** Runs one command and ends the JVM with its exit code. */
    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    /** The command line with its rules for errors; tests run it without ending their JVM. */
    static CommandLine commandLine() {
        TraderCommand trader = new TraderCommand();
        return CommandGroups.withEarlierNames(new CommandLine(trader))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setUsageHelpAutoWidth(true)
                .setColorScheme(Help.defaultColorScheme(Screen.standard().colours() ? Help.Ansi.ON : Help.Ansi.OFF))
                .setParameterExceptionHandler(Main::explainUsage)
                .setExecutionExceptionHandler((e, command, parsed) -> Failures.say(e, command, trader.verbose()));
    }

    private static int explainUsage(ParameterException e, String[] arguments) {
        CommandLine command = e.getCommandLine();
        String name = command.getCommandSpec().qualifiedName();
        command.getErr().println(Failures.red(command, firstLine(e.getMessage())));
        if (!UnmatchedArgumentException.printSuggestions(e, command.getErr())) {
            command.getErr().println("'" + name + " --help' lists commands and options.");
        }
        return ExitCodes.USAGE;
    }

    private static String firstLine(String message) {
        return message.lines().findFirst().orElse(message);
    }
}
