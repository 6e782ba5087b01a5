package org.tradebench.load.validity;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import org.tradebench.load.telemetry.IntervalUse.NodeUse;
import org.tradebench.load.telemetry.Tier;

/**
 * Checks that the application servers of a cluster share the load. A session stays on its server; where most of them are on one, only that server is measured,
 * and what servers do for each other does not cost what it costs in a cluster.
 */
final class ServerBalanceCheck {
    /** Share of the mean CPU: servers behind round robin differ by less, even where the first of them has the messaging engine for all. */
    private static final double WARN_BELOW = 0.75;

    /** Share of the mean CPU: one of two servers then uses a third of the other's. */
    private static final double FAIL_BELOW = 0.5;

    private static final String LIMIT = CheckResult.text(
            "each application server at least %,.0f %% of their mean CPU; INVALID below %,.0f %%",
            100 * WARN_BELOW, 100 * FAIL_BELOW);

    private ServerBalanceCheck() {}

    /** Returns whether the run had several application servers. */
    static boolean applies(Evidence run) {
        return run.kind() != RunKind.PRIMITIVES && servers(run).size() > 1;
    }

    private static List<NodeUse> servers(Evidence run) {
        return run.use().nodes().stream()
                .filter(node -> node.node().tier() == Tier.APPLICATION)
                .toList();
    }

    static CheckResult evaluate(Evidence run) {
        List<NodeUse> servers = servers(run);
        List<Double> cores = servers.stream()
                .map(server -> server.use().cores())
                .filter(Objects::nonNull)
                .toList();
        return cores.size() == servers.size()
                ? judge(cores)
                : CheckResult.unknown(LIMIT, "the CPU of an application server is not available.");
    }

    /** @param cores that each application server used */
    static CheckResult judge(List<Double> cores) {
        double mean = cores.stream().mapToDouble(Double::doubleValue).average().orElse(0);
        double least = cores.stream().mapToDouble(Double::doubleValue).min().orElse(0);
        double share = mean == 0 ? 1 : least / mean;
        return CheckResult.graded(
                share >= WARN_BELOW,
                share >= FAIL_BELOW,
                CheckResult.text(
                        "%s cores; the least used has %s of the mean",
                        cores.stream()
                                .map(server -> String.format(Locale.ROOT, "%.2f", server))
                                .collect(Collectors.joining(", ")),
                        CheckResult.percent(share)),
                LIMIT,
                "The application servers shared the load.",
                "The application servers did not share the load evenly: the cluster is slower than it could be, and servers that share entries have less to share.",
                "Nearly all sessions were on some of the application servers: what was measured is a smaller cluster. One of them may have been away for a moment during the warm-up; "
                        + "measure again, with a longer --warmup.");
    }
}
