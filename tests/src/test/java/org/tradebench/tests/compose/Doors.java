package org.tradebench.tests.compose;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.tradebench.tests.harness.Docker;
import org.tradebench.tests.harness.RunningCompose;

/**
 * The ports on which the cluster's containers may listen, at every address that they have. Tests of zones connect by address, because a name that is unknown in a
 * zone would look like a closed port.
 *
 * @param byAddress {@code address:port} to the service and port, such as {@code database:5432}
 */
record Doors(Map<String, String> byAddress) {

    private static final Map<String, List<Integer>> PORTS = Map.of(
            "proxy", List.of(8080, 8443, 8081, 8404),
            "web", List.of(8080, 8443, 8081),
            "application", List.of(9080, 9443, 7800, 7900),
            "database", List.of(5432));

    static Doors of(RunningCompose cluster) {
        Map<String, String> doors = new LinkedHashMap<>();
        cluster.compose("ps", "--format", "{{.Name}} {{.Service}}")
                .text()
                .lines()
                .forEach(line -> {
                    String[] words = line.split(" ", -1);
                    String addresses = Docker.docker(
                                    "inspect",
                                    "-f",
                                    "{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}",
                                    words[0])
                            .text();
                    for (String address : addresses.split(" ", -1)) {
                        PORTS.get(words[1]).forEach(port -> doors.put(address + ":" + port, words[1] + ":" + port));
                    }
                });
        return new Doors(doors);
    }

    /** Returns the services and ports that can be reached from there, even if only on some of a service's containers. */
    Set<String> openFrom(Zone zone) {
        Set<String> open = new TreeSet<>();
        zone.knock(List.copyOf(byAddress.keySet())).forEach((address, isOpen) -> {
            if (isOpen) {
                open.add(byAddress.get(address));
            }
        });
        return open;
    }
}
