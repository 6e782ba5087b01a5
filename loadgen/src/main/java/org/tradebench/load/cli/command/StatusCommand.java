package org.tradebench.load.cli.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.tradebench.load.cli.option.JsonOption;
import org.tradebench.load.cli.output.ClusterDocument;
import org.tradebench.load.cli.output.ClusterTable;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.sut.compose.Cluster;
import org.tradebench.load.sut.compose.Container;
import org.tradebench.load.sut.compose.Project;
import org.tradebench.load.sut.compose.Requirements;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Implements {@code trader cluster status}. */
@Command(
        name = "status",
        description = {
            "Shows the nodes of the cluster that 'trader cluster up' started.",
            "Exit code 0: every node is healthy; 1: one is not, or there is none."
        })
public final class StatusCommand implements Callable<Integer> {
    @Mixin
    private JsonOption json;

    @Override
    public Integer call() {
        Project project = Project.of(System.getenv());
        Requirements.check(project.docker());
        Cluster cluster = Cluster.inspect(project);
        PrintWriter out = json.textWriter();
        json.write(ClusterDocument.of(cluster));
        List<Container> nodes = cluster.nodes();
        if (nodes.isEmpty()) {
            out.println("There is no cluster named '" + project.name() + "': './trader cluster up' starts one.");
            return ExitCodes.FAILED;
        }
        ClusterTable.lines(cluster).forEach(out::println);
        boolean healthy = nodes.stream().allMatch(Container::isUp);
        if (healthy) {
            out.println();
            out.println("  proxy " + cluster.proxy() + ", TLS " + cluster.tls() + ", sessions "
                    + cluster.applicationEnvironment().getOrDefault("SESSIONS", "memory") + ", at "
                    + cluster.address());
        }
        out.flush();
        return healthy ? ExitCodes.OK : ExitCodes.FAILED;
    }
}
