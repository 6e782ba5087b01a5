package org.tradebench.load.cli;

import java.util.LinkedHashSet;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.cli.output.Failures;
import org.tradebench.load.cli.output.Version;
import org.tradebench.load.console.Screen;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Contains the entry point of {@code ./trader}. */
public final class Main {
    private Main() {}

    /** Runs one command and ends the JVM with its exit code. */
    public static void main(String[] arguments) {
        // Digits in addresses, SQL and files are ASCII, also where the user's language has others.
        Locale.setDefault(Locale.ROOT);
        System.exit(commandLine().execute(arguments));
    }

    /** Returns the command line with its rules for errors; tests run it without ending their JVM. */
    static CommandLine commandLine() {
        TraderCommand trader = new TraderCommand();
        CommandLine line = new CommandLine(trader);
        complete(line);
        return line.setCaseInsensitiveEnumValuesAllowed(true)
                .setUsageHelpAutoWidth(true)
                .setColorScheme(Help.defaultColorScheme(Screen.standard().colours() ? Help.Ansi.ON : Help.Ansi.OFF))
                .setParameterExceptionHandler(Main::explainUsage)
                .setExecutionExceptionHandler((e, command, parsed) -> Failures.report(e, command, trader.verbose()));
    }

    /** Adds to every command what all of them share, so that none repeats it. */
    private static void complete(CommandLine command) {
        CommandSpec spec = command.getCommandSpec();
        if (!spec.helpCommand() && !spec.mixinStandardHelpOptions()) {
            spec.mixinStandardHelpOptions(true);
        }
        spec.versionProvider(new Version()).preprocessor(new EarlierNames());
        spec.usageMessage().sortOptions(false).commandListHeading("%nCommands:%n");
        new LinkedHashSet<>(command.getSubcommands().values()).forEach(Main::complete);
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

    private static String firstLine(@Nullable String message) {
        return message == null ? "" : message.lines().findFirst().orElse(message);
    }
}
