package org.tradebench.load.cli.output;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.tradebench.load.sut.compose.Cluster;
import org.tradebench.load.sut.compose.Container;

/** Prints the nodes of a cluster, one per line. */
public final class ClusterTable {
    private ClusterTable() {}

    public static List<String> lines(Cluster cluster) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("node", "health", "CPU limit", "memory limit", "published", "image"));
        cluster.containers().stream()
                .filter(container -> container.tier().isPresent() || container.isRunning())
                .forEach(container -> rows.add(row(container)));
        List<String> lines = new ArrayList<>();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < row.size(); column++) {
                line.append(String.format("%-" + width(rows, column) + "s  ", row.get(column)));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    private static List<String> row(Container container) {
        String ports = container.ports().values().stream().map(String::valueOf).collect(Collectors.joining(", "));
        return List.of(
                container.nodeName(),
                container.condition(),
                container.cpuLimit(),
                container.memoryLimit(),
                ports.isEmpty() ? "–" : ports,
                container.image());
    }

    private static int width(List<List<String>> rows, int column) {
        return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(1);
    }
}
