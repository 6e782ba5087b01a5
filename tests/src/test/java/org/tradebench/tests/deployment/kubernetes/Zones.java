package org.tradebench.tests.deployment.kubernetes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.tradebench.load.process.ProjectLayout;

/** Computes the allowed connections: by the table of {@code docs/kubernetes.md}, and by the policies of manifests. */
final class Zones {

    private static final String HEADING = "## Zones";

    private static final List<Peer> OTHERS = List.of(Peer.OUTSIDE, Peer.OTHER_NAMESPACE, Peer.DNS);

    private Zones() {}

    /** Every connection that the document's table allows between these components. */
    static Set<Connection> documented(Set<String> components, Set<String> variants) {
        Set<Connection> allowed = new TreeSet<>();
        for (List<String> row : rows()) {
            String variant = row.get(3);
            if (variant.equals("both") || variants.contains(variant)) {
                for (String from : each(row.get(0))) {
                    add(allowed, from, row, components);
                }
            }
        }
        return allowed;
    }

    private static void add(Set<Connection> allowed, String from, List<String> row, Set<String> components) {
        List<String> froms = from.equals("every pod") ? List.copyOf(components) : List.of(from);
        for (String one : froms) {
            if (!components.contains(one)
                    && OTHERS.stream().noneMatch(other -> other.name().equals(one))) {
                continue;
            }
            for (String port : each(row.get(2))) {
                String[] parts = port.split(" ", -1);
                allowed.add(new Connection(one, row.get(1), parts[0], Integer.parseInt(parts[1])));
            }
        }
    }

    /** Every connection that the policies allow, of all pairs of peers with each port that any manifest names and one that none does. */
    static Set<Connection> enforced(List<Manifest> manifests) {
        List<Peer> peers = new ArrayList<>(OTHERS);
        Set<Integer> ports = new TreeSet<>(Set.of(22, 53));
        for (Workload workload : Workload.of(manifests)) {
            peers.add(Peer.of(workload));
            ports.addAll(workload.ports());
        }
        NetworkPolicies policies = new NetworkPolicies(manifests);
        Set<Connection> allowed = new TreeSet<>();
        for (Peer from : peers) {
            for (Peer to : peers) {
                for (int port : ports) {
                    for (String protocol : List.of("TCP", "UDP")) {
                        if (isOurs(from, to) && policies.allow(from, to, protocol, port)) {
                            allowed.add(new Connection(from.name(), to.name(), protocol, port));
                        }
                    }
                }
            }
        }
        return allowed;
    }

    /** Whether one end is a pod of ours: our policies do not apply to other connections. */
    private static boolean isOurs(Peer from, Peer to) {
        return !OTHERS.contains(from) || !OTHERS.contains(to);
    }

    private static List<List<String>> rows() {
        try {
            return Files.readAllLines(ProjectLayout.current().base().resolve("docs/kubernetes.md")).stream()
                    .dropWhile(line -> !line.equals(HEADING))
                    .dropWhile(line -> !line.startsWith("|"))
                    .takeWhile(line -> line.startsWith("|"))
                    .skip(2)
                    .map(line -> Stream.of(line.substring(1).split("\\|", 0))
                            .map(cell -> cell.replace("`", "").strip())
                            .toList())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> each(String cell) {
        return List.of(cell.split(", ", -1));
    }
}
