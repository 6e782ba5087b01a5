package org.tradebench.load.sut.compose;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.server.ServerThreads;
import org.tradebench.load.telemetry.Tier;

/** Reads from a cluster's containers what only they know (generated secrets, versions), and the settings that the cluster was started with. */
public final class ClusterFacts {
    private static final String PASSWORD = "TRADER_DB_PASSWORD";
    private static final String SECRETS = "/opt/trader/secrets/";
    private static final int DIGITS = 12;

    private ClusterFacts() {}

    /**
     * Returns the settings with which the application's own role reaches the database by other ports.
     *
     * @param ports of this machine's loopback, of each database container
     */
    public static DatabaseSettings database(Cluster cluster, List<Integer> ports) {
        Map<String, String> application = cluster.applicationEnvironment();
        Container database = cluster.only(Tier.DATABASE);
        String password = application.getOrDefault(PASSWORD, "");
        if (password.isEmpty()) {
            password = read(cluster, database, SECRETS + "database-password");
        }
        return new DatabaseSettings(
                "127.0.0.1",
                ports.get(0),
                ports.size() == 1
                        ? ""
                        : ports.stream().map(port -> "127.0.0.1:" + port).collect(Collectors.joining(",")),
                application.getOrDefault("TRADER_DB_NAME", "trader"),
                application.getOrDefault("TRADER_DB_USER", "trader"),
                password);
    }

    /** Returns the password of the application's administrator. */
    public static String adminPassword(Cluster cluster) {
        Container application = cluster.of(Tier.APPLICATION).get(0);
        String chosen = application.environment().getOrDefault("TRADER_ADMIN_PASSWORD", "");
        return chosen.isEmpty() ? read(cluster, application, SECRETS + "admin-password") : chosen;
    }

    /** Returns the certificate that the outermost server presents, in PEM form. */
    public static String certificate(Cluster cluster) {
        return read(cluster, cluster.outermost(), "/opt/trader/certificate/certificate.pem");
    }

    /** Reads a file through a pipe: no secret is on a command line. */
    private static String read(Cluster cluster, Container container, String file) {
        Docker.Answer answer = cluster.project().docker().tryRun("exec", container.id(), "cat", file);
        if (answer.exitCode() != 0) {
            throw Failure.of("cannot read " + file + " in " + container.name() + ": " + answer.reason());
        }
        return answer.out().strip();
    }

    /** Returns the versions of what runs in the application's containers. */
    public static Map<String, String> software(Cluster cluster) {
        Container application = cluster.of(Tier.APPLICATION).get(0);
        Docker docker = cluster.project().docker();
        Map<String, String> facts = new LinkedHashMap<>();
        Docker.Answer liberty = docker.tryRun(
                "exec",
                application.id(),
                "sed",
                "-n",
                "s/^com.ibm.websphere.productVersion=//p",
                "/opt/ol/wlp/lib/versions/openliberty.properties");
        if (liberty.exitCode() == 0 && !liberty.out().isBlank()) {
            facts.put("application server", "Open Liberty " + liberty.out().strip());
        }
        Docker.Answer java = docker.tryRun("exec", application.id(), "java", "-version");
        if (java.exitCode() == 0) {
            List<String> lines =
                    java.err().lines().filter(line -> !line.isBlank()).toList();
            facts.put("application's JVM", lines.isEmpty() ? "" : String.join(", ", lines));
        }
        return facts;
    }

    /** Returns proxy variant, images and limits. */
    public static Map<String, String> deployment(Cluster cluster) {
        Map<String, String> facts = new LinkedHashMap<>();
        Map<String, String> application = cluster.applicationEnvironment();
        facts.put("cluster", cluster.project().name() + " (Docker Compose)");
        Docker.Answer engine = cluster.project()
                .docker()
                .tryRun("version", "--format", "{{.Server.Version}}, {{.Server.Os}}/{{.Server.Arch}}");
        if (engine.exitCode() == 0) {
            facts.put("engine", "Docker " + engine.out().strip());
        }
        facts.put(
                "application servers",
                Integer.toString(cluster.of(Tier.APPLICATION).size()));
        facts.put("proxy", cluster.proxy());
        facts.put("TLS", cluster.tls());
        facts.put("sessions", application.getOrDefault("SESSIONS", "memory"));
        String threads = application.getOrDefault(ServerThreads.SETTING, "-1");
        facts.put("application's threads", threads.equals("-1") ? "as the server chooses" : threads + " or more");
        for (Tier tier : List.of(Tier.APPLICATION, Tier.DATABASE, Tier.PROXY, Tier.WEB)) {
            for (Container container : cluster.of(tier)) {
                facts.merge(
                        container.service() + "'s image",
                        container.image() + ", " + shortId(container.imageId()),
                        ClusterFacts::joinDistinct);
                facts.merge(
                        container.service() + "'s limits",
                        "CPU: " + container.cpuLimit() + ", memory: " + container.memoryLimit(),
                        ClusterFacts::joinDistinct);
            }
        }
        return facts;
    }

    private static String joinDistinct(String before, String now) {
        return before.contains(now) ? before : before + "; " + now;
    }

    private static String shortId(String imageId) {
        String digits = imageId.replace("sha256:", "");
        return digits.substring(0, Math.min(DIGITS, digits.length()));
    }
}
