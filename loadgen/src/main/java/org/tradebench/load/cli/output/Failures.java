package org.tradebench.load.cli.output;

import org.tradebench.load.console.Display;
import org.tradebench.load.failure.Failure;
import picocli.CommandLine;

/** Reports an exception: a failure that a person can correct in plain lines, a defect of this program with its stack trace. */
public final class Failures {
    private Failures() {}

    /**
     * Prints an exception and returns the exit code.
     *
     * @param verbose whether the stack trace of a failure is printed, too
     */
    public static int report(Exception e, CommandLine command, boolean verbose) {
        Display.leave();
        if (e instanceof Failure failure) {
            command.getErr().println(red(command, failure.getMessage()));
            if (verbose) {
                failure.printStackTrace(command.getErr());
            }
            return failure.isUsage() ? ExitCodes.USAGE : ExitCodes.FAILED;
        }
        command.getErr().println(red(command, "Internal error. Please report it with this stack trace:"));
        e.printStackTrace(command.getErr());
        return ExitCodes.FAILED;
    }

    public static String red(CommandLine command, String line) {
        return command.getColorScheme().errorText(line).toString();
    }
}
