package org.tradebench.tests.compose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.harness.Requirement.DOCKER;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Docker;
import org.tradebench.tests.harness.OwnCluster;
import org.tradebench.tests.harness.Requires;
import org.tradebench.tests.harness.RunningCompose;

/** Checks the project's own images: the user that runs in them, and what they must and must not contain. */
@Requires(DOCKER)
@Tag("full")
@OwnCluster
@Order(2)
class ImagesIT {

    private static RunningCompose cluster;

    @BeforeAll
    static void start() {
        cluster = RunningCompose.with(Map.of());
        cluster.build("balancing");
    }

    @ParameterizedTest
    @ValueSource(strings = {"application", "load-generator", "web", "proxy-caching", "proxy-balancing"})
    void runsAsUnprivilegedUser(String image) {
        assertThat(inImage(image, "id -u")).isNotEqualTo("0");
    }

    @Test
    void runsDatabaseAsUnprivilegedUser() {
        assertThat(inContainer("database", "ps -o user= -C postgres 2>/dev/null || stat -c %U /proc/1"))
                .doesNotContain("root");
    }

    @Test
    void appendsDigestToImageTag() {
        Map<String, String> environment = cluster.environment();
        environment.put("POSTGRES_DIGEST", "@sha256:" + "0".repeat(64));

        assertThat(Docker.run(environment, Duration.ofMinutes(1), List.of("docker", "compose", "config"))
                        .text())
                .containsPattern("POSTGRES_IMAGE: postgres:[0-9.]+@sha256:0{64}\n");
        assertThat(Docker.run(environment, Duration.ofMinutes(1), List.of("sh", "deploy/images"))
                        .text())
                .as("tags that an engine without a registry must create")
                .containsPattern("(?m)^postgres:[0-9.]+$");
    }

    @Test
    void restrictsRightsOfRunningContainers() {
        for (String container :
                cluster.compose("ps", "--all", "--quiet").text().lines().toList()) {
            String facts = Docker.docker(
                            "inspect",
                            "-f",
                            "{{.Name}} {{.HostConfig.ReadonlyRootfs}} {{.HostConfig.CapDrop}} {{.HostConfig.SecurityOpt}} "
                                    + "{{json .HostConfig.PidsLimit}} {{.HostConfig.LogConfig.Config}}",
                            container)
                    .text();
            assertThat(facts)
                    .matches("\\S+ true \\[ALL] \\[no-new-privileges:true] [1-9]\\d* map\\[max-file:3 max-size:20m]");
        }
        assertThat(inContainer("application", "touch /opt/trader/start 2>&1 || true"))
                .contains("Read-only file system");
    }

    /** Includes services that no test starts. */
    @ParameterizedTest
    @ValueSource(strings = {"caching", "balancing", "none"})
    void hardensEveryServiceOfEachVariant(String proxy) throws IOException {
        Map<String, String> environment = cluster.environment();
        environment.put("PROXY", proxy);
        String config = Docker.run(
                        environment,
                        Duration.ofMinutes(1),
                        List.of("docker", "compose", "--profile", "*", "config", "--format", "json"))
                .text();
        JsonNode services = new ObjectMapper().readTree(config).path("services");
        assertThat(services).hasSizeGreaterThan(7);
        services.properties().forEach(service -> {
            JsonNode what = service.getValue();
            assertThat(what.path("read_only").asBoolean()).as(service.getKey()).isTrue();
            assertThat(what.at("/cap_drop/0").asText()).as(service.getKey()).isEqualTo("ALL");
            assertThat(what.path("cap_add")).as(service.getKey()).isEmpty();
            assertThat(what.at("/security_opt/0").asText()).as(service.getKey()).isEqualTo("no-new-privileges:true");
            assertThat(what.path("pids_limit").asInt()).as(service.getKey()).isPositive();
            assertThat(what.at("/logging/options/max-size").asText())
                    .as(service.getKey())
                    .isNotEmpty();
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"application", "database", "web", "proxy-caching", "proxy-balancing"})
    void definesHealthCheckInServerImages(String image) {
        assertThat(Docker.docker("image", "inspect", "-f", "{{json .Config.Healthcheck}}", name(image))
                        .text())
                .contains("CMD", "healthy");
    }

    /** With host networking and in a pod, no network has a name for this server's metrics. */
    @ParameterizedTest
    @CsvSource({"web, httpd", "proxy-caching, nginx", "proxy-balancing, docker-entrypoint.sh"})
    void startsWithoutMetricsNetwork(String image, String server) {
        String script = "mkdir /tmp/bin && printf '#!/bin/sh\\necho would run $0\\n' > /tmp/bin/" + server
                + " && chmod +x /tmp/bin/" + server
                + " && PATH=/tmp/bin:$PATH APPLICATIONS=1 APPLICATION_NAMES=trader-application- /opt/trader/start";

        assertThat(inImage(image, script)).contains("would run /tmp/bin/" + server);
    }

    @ParameterizedTest
    @ValueSource(strings = {"application", "database", "load-generator", "web", "proxy-caching", "proxy-balancing"})
    void containsNoSecretsInLayers(String image) {
        String history = Docker.docker("history", "--no-trunc", "--format", "{{.CreatedBy}}", name(image))
                .text();
        String environment = Docker.docker("image", "inspect", "-f", "{{json .Config.Env}}", name(image))
                .text();
        for (String secret : secrets()) {
            assertThat(history).doesNotContain(secret);
            assertThat(environment).doesNotContain(secret);
        }
        assertThat(environment.toLowerCase(java.util.Locale.ROOT))
                .doesNotContain("password=")
                .doesNotContain("secret=");
        assertThat(
                        inImage(
                                image,
                                "find / -xdev \\( -name key.p12 -o -name ltpa.keys -o -name key.pem -o -name keystore-password -o -path '/opt/ol/*/server.env' \\) 2>/dev/null | grep -v '^/usr/share\\|^/etc/ssl' || true"))
                .as("key pairs and passwords, which must be generated at start")
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"application", "load-generator"})
    void containsBillOfMaterials(String image) {
        assertThat(inImage(image, "cat /opt/trader/bom.json")).contains("CycloneDX", "postgresql", "\"version\"");
    }

    @Test
    void readsHeapAndCollectorFromEnvironment() {
        String arguments = inContainer("application", "cat /proc/[0-9]*/cmdline | tr '\\0' ' '");

        assertThat(arguments).contains("-Xmx384m").contains("-XX:+UseParallelGC");
    }

    /** A base image may contain no fonts, without which no text would be rendered. */
    @Test
    void rendersTextImagesInContainer() {
        String answer = inContainer(
                "application",
                "exec 3<>/dev/tcp/127.0.0.1/9080; printf 'GET /daytrader/textimage?text=Trade&font=Serif HTTP/1.0\\r\\nHost: localhost\\r\\n\\r\\n' >&3; "
                        + "tr -cd '[:print:]\\n' <&3");

        assertThat(answer).contains(" 200 ", "image/png", "IHDR", "TitleTrade", "IDAT", "IEND");
    }

    @Test
    void generatesSecretsOnce() {
        List<String> before = secrets();

        cluster.compose("up", "--detach", "--wait", "preparation", "database").text();

        assertThat(before).hasSize(4).allMatch(secret -> secret.length() >= 16).doesNotHaveDuplicates();
        assertThat(secrets()).isEqualTo(before);
    }

    @Test
    void mountsOnlyRequiredSecrets() {
        assertThat(inContainer("application", "ls /opt/trader/secrets").lines())
                .containsExactly("admin-password", "cluster-secret", "database-password", "token-secret");
        assertThat(inContainer("database", "ls /opt/trader/secrets").lines())
                .containsExactly("database-password", "exporter-password", "replication-password");
    }

    @Test
    void rejectsSuperuserOverNetwork() {
        String psqlCommand =
                "PGPASSWORD=$(cat /opt/trader/secrets/database-password) psql -h $(hostname) -d trader -tAc 'SELECT 1' -U ";
        assertThat(inContainer("database", psqlCommand + "trader")).contains("1");
        assertThat(inContainer("database", psqlCommand + "postgres 2>&1 || true"))
                .contains("pg_hba.conf rejects connection");
    }

    /** The roles are made at the first start, and their secrets may change afterwards. */
    @Test
    void givesRolesTheirPasswordsAtEachStart() {
        inContainer(
                "database",
                "psql -h /var/run/postgresql -U postgres -d postgres -c \"ALTER ROLE trader PASSWORD 'of-an-earlier-start'\"");

        cluster.compose("restart", "database").text();

        Await.until(
                "the application's role has the password of its secret again",
                Duration.ofMinutes(1),
                () -> inContainer(
                                "database",
                                "PGPASSWORD=$(cat /opt/trader/secrets/database-password) psql -h $(hostname) -U trader -d trader -tAc 'SELECT 1' 2>/dev/null || true")
                        .strip()
                        .equals("1"));
    }

    private static List<String> secrets() {
        return inContainer("application", "cd /opt/trader/secrets && for file in *; do cat $file; echo; done")
                .lines()
                .toList();
    }

    private static String name(String image) {
        return "trader-" + image + ":" + RunningCompose.PROJECT;
    }

    private static String inImage(String image, String script) {
        return Docker.docker("run", "--rm", "--network", "none", "--entrypoint", "sh", name(image), "-c", script)
                .text();
    }

    private static String inContainer(String service, String script) {
        return Docker.docker("exec", RunningCompose.container(service, 1), "bash", "-c", script)
                .text();
    }
}
