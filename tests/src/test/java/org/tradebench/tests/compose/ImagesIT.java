package org.tradebench.tests.compose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.harness.Requirement.DOCKER;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.tests.harness.Docker;
import org.tradebench.tests.harness.OwnCluster;
import org.tradebench.tests.harness.Requires;
import org.tradebench.tests.harness.RunningCompose;

/** What the project's own images are: who runs in them, what they carry, what they must not carry. */
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
    @ValueSource(strings = {"application", "driver", "web", "proxy-caching", "proxy-balancing"})
    void nobodyIsRootInAContainer(String image) {
        assertThat(inImage(image, "id -u")).isNotEqualTo("0");
    }

    @Test
    void theDatabaseServerIsNotRootEither() {
        assertThat(inContainer("database", "ps -o user= -C postgres 2>/dev/null || stat -c %U /proc/1"))
                .doesNotContain("root");
    }

    @ParameterizedTest
    @ValueSource(strings = {"application", "database", "web", "proxy-caching", "proxy-balancing"})
    void everyServerSaysWhetherItIsHealthy(String image) {
        assertThat(Docker.docker("image", "inspect", "-f", "{{json .Config.Healthcheck}}", name(image))
                        .text())
                .contains("CMD");
    }

    @ParameterizedTest
    @ValueSource(strings = {"application", "database", "driver", "web", "proxy-caching", "proxy-balancing"})
    void noSecretIsInALayer(String image) {
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
                .as("key pairs and passwords are made at the start")
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"application", "driver"})
    void theLibrariesAreListed(String image) {
        assertThat(inImage(image, "cat /opt/trader/bom.json")).contains("CycloneDX", "postgresql", "\"version\"");
    }

    @Test
    void heapAndCollectorComeFromTheEnvironment() {
        String arguments = inContainer("application", "cat /proc/[0-9]*/cmdline | tr '\\0' ' '");

        assertThat(arguments).contains("-Xmx384m").contains("-XX:+UseParallelGC");
    }

    /** The base image need not have any font. */
    @Test
    void textsAreDrawnInTheContainer() {
        String answer = inContainer(
                "application",
                "exec 3<>/dev/tcp/127.0.0.1/9080; printf 'GET /daytrader/textimage?text=Trade&font=Serif HTTP/1.0\\r\\nHost: localhost\\r\\n\\r\\n' >&3; "
                        + "tr -cd '[:print:]\\n' <&3");

        assertThat(answer).contains(" 200 ", "image/png", "IHDR", "TitleTrade", "IDAT", "IEND");
    }

    @Test
    void theSecretsAreMadeUpOnceAndStay() {
        List<String> before = secrets();

        cluster.compose("up", "--detach", "--wait", "preparation", "database").text();

        assertThat(before).hasSize(4).allMatch(secret -> secret.length() >= 16).doesNotHaveDuplicates();
        assertThat(secrets()).isEqualTo(before);
    }

    @Test
    void eachContainerHasItsOwnSecretsOnly() {
        assertThat(inContainer("application", "ls /opt/trader/secrets").lines())
                .containsExactly("admin-password", "cluster-secret", "database-password", "token-secret");
        assertThat(inContainer("database", "ls /opt/trader/secrets").lines())
                .containsExactly("database-password", "exporter-password");
    }

    @Test
    void superuserIsRefusedOverTheNetwork() {
        String asked =
                "PGPASSWORD=$(cat /opt/trader/secrets/database-password) psql -h $(hostname) -d trader -tAc 'SELECT 1' -U ";
        assertThat(inContainer("database", asked + "trader")).contains("1");
        assertThat(inContainer("database", asked + "postgres 2>&1 || true")).contains("pg_hba.conf rejects connection");
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
