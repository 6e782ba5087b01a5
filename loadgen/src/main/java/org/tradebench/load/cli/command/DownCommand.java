package org.tradebench.load.cli.command;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.console.Display;
import org.tradebench.load.sut.compose.ClusterEnd;
import org.tradebench.load.sut.compose.Project;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Implements {@code trader cluster down}. */
@Command(
        name = "down",
        description =
                "Stops and removes the cluster that 'trader cluster up' started. Rows and secrets stay in their volumes.")
public final class DownCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(
            names = "--volumes",
            description = "Remove the volumes, too: rows, secrets, results of load generators in containers.")
    private boolean volumes;

    @Override
    public Integer call() {
        Project project = Project.of(System.getenv());
        Display display = Display.standard();
        display.begin("cluster");
        ClusterEnd end = ClusterEnd.of(project, volumes);
        display.end(end.containers() == 0 ? "no containers" : end.containers() + " containers stopped and removed");
        PrintWriter out = spec.commandLine().getOut();
        if (!end.removed().isEmpty()) {
            out.println("Removed the volumes " + String.join(", ", end.removed()) + ".");
        }
        if (!end.kept().isEmpty()) {
            out.println("Kept the volumes " + String.join(", ", end.kept())
                    + ": './trader cluster up' uses them again, './trader cluster down --volumes' removes them.");
        }
        return ExitCodes.OK;
    }
}
