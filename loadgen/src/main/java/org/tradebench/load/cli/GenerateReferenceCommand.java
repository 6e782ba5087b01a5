package org.tradebench.load.cli;

import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Implements {@code trader generate-reference}, which is hidden, because only developers of commands need it. */
@Command(
        name = "generate-reference",
        hidden = true,
        description = "Writes the document docs/cli.md, the help of every command, to standard output.")
final class GenerateReferenceCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        // A command line of its own, because the guide changes the width of its help.
        CliGuide.markdown(Main.commandLine()).forEach(out::println);
        out.flush();
    }
}
