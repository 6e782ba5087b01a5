package org.tradebench.tests.compose;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.tests.harness.Docker;
import org.tradebench.tests.harness.RunningCompose;

/** Starts the proxies of one variant with the project's compose files, in a cluster of their own, with {@link EdgeEcho} in place of application servers. */
final class Edge implements AutoCloseable {

    private static final String PROJECT = RunningCompose.PROJECT + "-edge";
    private static final String ECHO = PROJECT + "-application-1";
    private static final Duration PATIENCE = Duration.ofMinutes(3);

    private final String proxy;
    private final String outermost;
    private final Map<String, String> environment;

    /** Starts the proxies of this variant. */
    Edge(String proxy) {
        this.proxy = proxy;
        outermost = proxy.equals("none") ? "web" : "proxy";
        RunningCompose images = RunningCompose.withoutStart();
        images.build("caching");
        images.build(proxy);
        environment = new HashMap<>(images.environment());
        environment.putAll(Map.of(
                "COMPOSE_PROJECT_NAME", PROJECT,
                "PROXY", proxy,
                "APPLICATIONS", "1",
                "TRADER_HTTP_PORT", "0",
                "TRADER_HTTPS_PORT", "0"));
        close();
        compose("up", "--no-deps", "preparation");
        String[] servers = proxy.equals("caching") ? new String[] {"web", "proxy"} : new String[] {outermost};
        compose("up --no-start --no-deps", servers);
        Docker.docker(
                        "run",
                        "--detach",
                        "--name",
                        ECHO,
                        "--network",
                        network(proxy.equals("balancing") ? "dmz" : "internal"),
                        "--volume",
                        ProjectLayout.current().base().resolve("tests/target/test-classes") + ":/classes:ro",
                        "--entrypoint",
                        "java",
                        "trader-load-generator:" + RunningCompose.PROJECT,
                        "-cp",
                        "/classes",
                        EdgeEcho.class.getName())
                .text();
        compose("up --detach --wait --no-deps", servers);
    }

    private void compose(String words, String... services) {
        List<String> command = new ArrayList<>(List.of("docker", "compose", "--ansi", "never"));
        command.addAll(List.of(words.split(" ", -1)));
        command.addAll(List.of(services));
        Docker.run(environment, PATIENCE, command).text();
    }

    /** The outermost server as a client outside sees it. */
    URI address() {
        String port = Docker.docker("port", PROJECT + "-" + outermost + "-1", "8080")
                .text()
                .lines()
                .findFirst()
                .orElseThrow();
        return URI.create("http://127.0.0.1:" + port.substring(port.lastIndexOf(':') + 1) + "/");
    }

    String proxy() {
        return proxy;
    }

    /** Returns a server's answer to a container in this zone; empty when it does not listen there. */
    String ask(String zone, String server, int port, String path) {
        String script = "exec 3<>/dev/tcp/" + server + "/" + port + " && printf 'GET " + path
                + " HTTP/1.0\\r\\n\\r\\n' >&3 && cat <&3 || true";
        return Docker.docker(
                        "run",
                        "--rm",
                        "--network",
                        network(zone),
                        "--entrypoint",
                        "bash",
                        "trader-database:" + RunningCompose.PROJECT,
                        "-c",
                        script)
                .text();
    }

    private static String network(String zone) {
        return PROJECT + "_" + zone;
    }

    @Override
    public void close() {
        Docker.docker("rm", "--force", ECHO);
        compose("down --volumes --remove-orphans --timeout 2");
    }
}
