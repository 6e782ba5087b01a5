package org.tradebench.load.telemetry;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * Identifies one process, container or host-process of a tier. Nodes are sorted as the papers draw them: application servers by number, database, proxy, web
 * server, load generator.
 *
 * @param name unique in a run: {@code application-1}, {@code database}
 * @param tier of the node
 * @param host name in the run of the machine that it runs on; null for the machine of the runner
 */
public record Node(String name, Tier tier, @Nullable String host) implements Comparable<Node> {
    /** Order of the nodes: of names with a number at their end, the shorter one has the smaller number. */
    private static final Comparator<Node> ORDER = Comparator.comparing(Node::tier)
            .thenComparing(node -> node.name().length())
            .thenComparing(Node::name);

    /** Returns a node of the runner's machine. */
    public static Node local(String name, Tier tier) {
        return new Node(name, tier, null);
    }

    /** Returns the only node of a tier, on the runner's machine. */
    public static Node only(Tier tier) {
        return local(tier.label(), tier);
    }

    @Override
    public int compareTo(Node other) {
        return ORDER.compare(this, other);
    }
}
