package org.tradebench.load.telemetry;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * One process, container or host-process of a tier. Sorted as the papers draw them: application servers by number, database, proxy, web
 * server, load generator.
 *
 * @param name unique in a run: {@code application-1}, {@code database}
 * @param tier that it is part of
 * @param host the machine that it runs on, by the name that the run knows it by; null for the machine of the runner
 */
public record Node(String name, Tier tier, @Nullable String host) implements Comparable<Node> {
    /** Of names with a number at their end the shorter one has the smaller number. */
    private static final Comparator<Node> ORDER = Comparator.comparing(Node::tier)
            .thenComparing(node -> node.name().length())
            .thenComparing(Node::name);

    /** A node of the runner's machine. */
    public static Node local(String name, Tier tier) {
        return new Node(name, tier, null);
    }

    /** The only node of a tier, on the runner's machine. */
    public static Node only(Tier tier) {
        return local(tier.word(), tier);
    }

    @Override
    public int compareTo(Node other) {
        return ORDER.compare(this, other);
    }
}
