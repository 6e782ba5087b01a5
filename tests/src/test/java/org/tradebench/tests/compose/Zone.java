package org.tradebench.tests.compose;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tradebench.tests.harness.Docker;
import org.tradebench.tests.harness.RunningCompose;

/** A place from which ports are tried: a zone's network, or a container of the cluster. */
record Zone(String name, List<String> docker) {

    /** Tries all ports in parallel and prints of each whether it accepts a connection within two seconds. */
    private static final String KNOCK =
            "for door in \"$@\"; do (timeout 2 bash -c \"exec 3<>/dev/tcp/${door/:/\\/}\" 2>/dev/null && echo \"$door open\" || echo \"$door shut\") & done; wait";

    /** A container of its own in this network. */
    static Zone network(String name) {
        return new Zone(
                name,
                List.of(
                        "run",
                        "--rm",
                        "--network",
                        RunningCompose.PROJECT + "_" + name,
                        "--entrypoint",
                        "bash",
                        "trader-database:" + RunningCompose.PROJECT));
    }

    /** One of the cluster's own containers. */
    static Zone container(String service) {
        return new Zone(service, List.of("exec", RunningCompose.container(service, 1), "bash"));
    }

    /** Tries each {@code address:port} and returns whether it is open. */
    Map<String, Boolean> knock(List<String> doors) {
        List<String> arguments = new ArrayList<>(docker);
        arguments.addAll(List.of("-c", KNOCK, "knock"));
        arguments.addAll(doors);
        Map<String, Boolean> open = new LinkedHashMap<>();
        Docker.docker(arguments.toArray(String[]::new))
                .text()
                .lines()
                .map(line -> line.split(" ", -1))
                .forEach(words -> open.put(words[0], "open".equals(words[1])));
        return open;
    }
}
