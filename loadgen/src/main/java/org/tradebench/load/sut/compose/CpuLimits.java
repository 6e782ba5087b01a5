package org.tradebench.load.sut.compose;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.telemetry.Tier;

/**
 * Limits the CPU of the containers of a running cluster; empty restores the limits that they were started with.
 *
 * @param application CPUs of each application server
 * @param database CPUs
 * @param proxy CPUs
 * @param web CPUs
 * @param applicationSet CPUs that application servers are bound to; with {@code /} between those of the first, the second and so on
 * @param databaseSet CPUs that the database is bound to
 */
public record CpuLimits(
        Optional<Double> application,
        Optional<Double> database,
        Optional<Double> proxy,
        Optional<Double> web,
        Optional<String> applicationSet,
        Optional<String> databaseSet) {
    private static final Map<Tier, String> VARIABLES = Map.of(
            Tier.APPLICATION, "APPLICATION_CPUS",
            Tier.DATABASE, "DATABASE_CPUS",
            Tier.PROXY, "PROXY_CPUS",
            Tier.WEB, "WEB_CPUS");

    private static final List<String> SETS = List.of("APPLICATION_CPUSET", "DATABASE_CPUSET");

    /** Refuses in advance what the engine would refuse only when the servers are up. */
    public void check(int applications) {
        int sets = applicationSet.map(all -> all.split("/", -1).length).orElse(1);
        if (sets > 1 && sets != applications) {
            throw Failure.usage("application-cpuset: expected one set of CPUs for all servers, or one for each of the "
                    + applications + ", got " + sets + " sets");
        }
    }

    /** Returns the variables of a start without the limits that are to hold later. */
    public Map<String, String> withoutLimits(Map<String, String> variables) {
        Map<String, String> free = new HashMap<>(variables);
        VARIABLES.forEach((tier, name) -> quota(tier).ifPresent(cpus -> free.put(name, "0")));
        SETS.forEach(free::remove);
        return free;
    }

    public void apply(Cluster cluster) {
        VARIABLES
                .keySet()
                .forEach(tier -> quota(tier)
                        .ifPresent(cpus ->
                                update(cluster, cluster.of(tier), "--cpus", String.format(Locale.ROOT, "%.2f", cpus))));
        databaseSet.ifPresent(cpus -> update(cluster, cluster.of(Tier.DATABASE), "--cpuset-cpus", cpus));
        applicationSet.ifPresent(all -> {
            String[] sets = all.split("/", -1);
            List<Container> servers = cluster.of(Tier.APPLICATION);
            for (int i = 0; i < servers.size(); i++) {
                update(cluster, List.of(servers.get(i)), "--cpuset-cpus", sets[sets.length == 1 ? 0 : i]);
            }
        });
    }

    /** Names the limits for a reader; empty without any. */
    String text() {
        List<String> texts = new ArrayList<>();
        for (Tier tier : List.of(Tier.APPLICATION, Tier.DATABASE, Tier.PROXY, Tier.WEB)) {
            quota(tier).ifPresent(cpus -> texts.add(tier.label() + ": " + cpus + " CPUs"));
        }
        applicationSet.ifPresent(set -> texts.add("application on CPU " + set));
        databaseSet.ifPresent(set -> texts.add("database on CPU " + set));
        return String.join(", ", texts);
    }

    private Optional<Double> quota(Tier tier) {
        return switch (tier) {
            case APPLICATION -> application;
            case DATABASE -> database;
            case PROXY -> proxy;
            case WEB -> web;
            default -> Optional.empty();
        };
    }

    private static void update(Cluster cluster, List<Container> containers, String option, String value) {
        if (!containers.isEmpty()) {
            List<String> command = new ArrayList<>(List.of("update", option, value));
            containers.stream().map(Container::id).forEach(command::add);
            cluster.project().docker().run(command.toArray(String[]::new));
        }
    }
}
