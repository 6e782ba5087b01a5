package org.tradebench.load.compose;

import java.util.ArrayList;
import java.util.List;
import org.tradebench.load.telemetry.Tier;

/** Finds containers of an earlier start that Docker Compose would leave in the way. */
final class Leftovers {
    private Leftovers() {}

    /**
     * Those to remove before a start.
     *
     * @param arm the proxy variant that is to start
     * @param applications number of application servers to come
     */
    static List<Container> of(Cluster before, String arm, String applications) {
        List<Container> leftovers = new ArrayList<>();
        if (!before.nodes().isEmpty() && !before.proxy().equals(arm)) {
            leftovers.addAll(before.of(Tier.PROXY));
            if (arm.equals("balancing")) {
                leftovers.addAll(before.of(Tier.WEB));
            }
        }
        if (applications.matches("[0-9]{1,3}")) {
            int most = Integer.parseInt(applications);
            List<Container> servers = before.of(Tier.APPLICATION);
            List<Container> staying =
                    servers.stream().filter(server -> server.number() <= most).toList();
            boolean gap = staying.stream().anyMatch(server -> server.number() > staying.size());
            leftovers.addAll(
                    gap
                            ? servers
                            : servers.stream()
                                    .filter(server -> server.number() > most)
                                    .toList());
        }
        return leftovers;
    }
}
