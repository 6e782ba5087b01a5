package org.tradebench.load.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.cli.option.BoundedNumber;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.sut.compose.Container;
import org.tradebench.load.sut.compose.Project;
import org.tradebench.load.sut.compose.Requirements;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Implements {@code trader cluster logs}. */
@Command(name = "logs", description = "Shows the logs of the cluster's nodes.")
public final class LogsCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "NODE",
            arity = "0..1",
            description = "One of those that 'trader cluster status' names, such as application-2 (default: all).")
    private @Nullable String node;

    @Option(
            names = {"-f", "--follow"},
            description = "Follow the logs until Ctrl-C.")
    private boolean follow;

    @Option(
            names = "--tail",
            paramLabel = "N",
            defaultValue = "200",
            converter = BoundedNumber.Lines.class,
            description = "Lines of each node, from the end (default: ${DEFAULT-VALUE}).")
    private int tail;

    @Override
    public Integer call() throws InterruptedException {
        Project project = Project.of(System.getenv());
        Requirements.check(project.docker());
        List<Container> containers = project.containers();
        if (containers.isEmpty()) {
            throw Failure.of("there is no cluster named '" + project.name() + "': './trader cluster up' starts one");
        }
        List<String> arguments =
                node == null ? new ArrayList<>(project.compose("logs")) : new ArrayList<>(List.of("logs"));
        arguments.addAll(List.of("--tail", Integer.toString(tail)));
        if (follow) {
            arguments.add("--follow");
        }
        if (node != null) {
            arguments.add(find(containers).id());
        }
        // Away from the project's folder Compose finds the containers by their labels, also those that its files no
        // longer name.
        int exitCode = project.docker().show(Path.of("/"), arguments);
        return exitCode == 0 ? ExitCodes.OK : ExitCodes.FAILED;
    }

    private Container find(List<Container> containers) {
        return containers.stream()
                .filter(container -> container.nodeName().equals(node)
                        || container.name().equals(node)
                        || container.service().equals(node))
                .findFirst()
                .orElseThrow(() -> Failure.usage("expected a node of the cluster ("
                        + containers.stream().map(Container::nodeName).collect(Collectors.joining(", ")) + "), got \""
                        + node + "\""));
    }
}
