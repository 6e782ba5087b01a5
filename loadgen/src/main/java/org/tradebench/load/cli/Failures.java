package org.tradebench.load.cli;

import org.tradebench.load.console.Display;
import org.tradebench.load.failure.Failure;
import picocli.CommandLine;

/** How an exception is told: what a person can put right in plain lines, a defect of ours with its trace. */
final class Failures {
    private Failures() {}

    static int say(Exception e, CommandLine command) {
        Display.leave();
        if (e instanceof Failure failure) {
            command.getErr().println(red(command, failure.getMessage()));
            if (System.getenv("TRADER_DEBUG") != null) {
                failure.printStackTrace(command.getErr());
            }
            return failure.isUsage() ? ExitCodes.USAGE : ExitCodes.FAILED;
        }
        command.getErr().println(red(command, "A defect of the harness, not of what you asked for:"));
        e.printStackTrace(command.getErr());
        return ExitCodes.FAILED;
    }

    static String red(CommandLine command, String line) {
        return command.getColorScheme().errorText(line).toString();
    }
}
