package org.tradebench.load.cli;

import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code trader generate-reference}: for who changes a command, so that it is not in the list of commands. */
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
        // By itself: the help of the one that runs keeps its width.
        CliGuide.markdown(Main.commandLine()).forEach(out::println);
        out.flush();
    }
}
