package org.tradebench.load.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.CommandLine;

/** Runs a command line within this JVM and keeps its exit code and its output. */
public record Terminal(int exitCode, String out, String err) {
    public static Terminal type(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine command = Main.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
        int exitCode = command.execute(arguments);
        return new Terminal(exitCode, out.toString(), err.toString());
    }
}
