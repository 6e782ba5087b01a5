package org.tradebench.tests.compose;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.tradebench.tests.harness.Docker;
import org.tradebench.tests.harness.RunningCompose;

/**
 * Every port that the cluster's containers listen on, at every address that they have: what a test of the zones knocks on, by address, so
 * that no name that is not known in a zone can stand for a door that is shut.
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

    /** The services and ports that can be reached from a place; one that only some of its containers open counts too. */
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
