package org.tradebench.load.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.failure.Failure;

class WildFlyInstallationTest {
    private static final JavaRuntime JAVA = new JavaRuntime(Path.of("/opt/java"), 17, "a JVM");

    @TempDir
    private Path folder;

    private WildFlyInstallation installation() {
        return new WildFlyInstallation(folder.resolve("wildfly"));
    }

    private void install(String configuration) throws IOException {
        Path files = Files.createDirectories(folder.resolve("wildfly/standalone/configuration"));
        Files.writeString(files.resolve("standalone-trader.xml"), configuration);
        Files.writeString(Files.createDirectories(folder.resolve("wildfly/app")).resolve("version"), "37.0.1.Final\n");
    }

    @Test
    void requiresCompleteBuild() throws IOException {
        assertThatThrownBy(() -> installation().require())
                .isInstanceOf(Failure.class)
                .hasMessageContaining("mvn -Pwildfly -DskipTests package");
        install("<server/>");
        assertThatCode(() -> installation().require()).doesNotThrowAnyException();
        assertThat(installation().version()).contains("37.0.1.Final");
    }

    @Test
    void updatesConfigurationAndKeepsKeyStore() throws IOException {
        Path server = folder.resolve("server");
        install("<server/>");
        installation().prepare(server, JAVA);
        Files.writeString(server.resolve("configuration/application.keystore"), "key");
        Files.createDirectories(server.resolve("log"));
        Files.writeString(installation().log(server), "of the previous start");

        install("<server new='true'/>");
        installation().prepare(server, JAVA);

        assertThat(server.resolve("configuration/standalone-trader.xml")).hasContent("<server new='true'/>");
        assertThat(server.resolve("configuration/application.keystore")).hasContent("key");
        assertThat(installation().log(server)).doesNotExist();
    }

    @Test
    void translatesSettingsForWildFly() {
        Map<String, String> environment = new HashMap<>(Map.of(
                "HTTP_ADDRESS",
                "*",
                "TRADER_DB_PASSWORD",
                "",
                "TRADER_CORE_THREADS",
                "40",
                "TRADER_SECURITY_LOG",
                "fine"));
        installation().complete(environment, folder);
        assertThat(environment)
                .containsEntry("HTTP_ADDRESS", "0.0.0.0")
                .containsEntry("TRADER_WORKER_THREADS", "40")
                .containsEntry("MANAGEMENT_PORT", "0")
                .containsEntry("TRADER_SECURITY_LOG", "FINE")
                .doesNotContainKey("TRADER_DB_PASSWORD");
    }

    @Test
    void addsNoThreadCountUnlessConfigured() {
        Map<String, String> environment =
                new HashMap<>(Map.of("HTTP_ADDRESS", "localhost", "TRADER_DB_PASSWORD", "secret"));
        installation().complete(environment, folder);
        assertThat(environment)
                .containsEntry("HTTP_ADDRESS", "localhost")
                .containsEntry("TRADER_DB_PASSWORD", "secret")
                .doesNotContainKey("TRADER_WORKER_THREADS");
    }

    @Test
    void runsInServerFolder() {
        Path server = folder.resolve("server");
        assertThat(installation().program(server))
                .containsSubsequence(
                        "-jar", folder.resolve("wildfly/jboss-modules.jar").toString())
                .contains("-Djboss.server.base.dir=" + server, "-Dserver.output.dir=" + server);
        assertThat(installation().jvmOptions(JAVA, server))
                .contains("-Dorg.jboss.boot.log.file=" + server.resolve("log/server.log"));
        assertThat(List.of("configuration", "data"))
                .allSatisfy(name -> assertThat(installation().leftovers()).contains(name));
    }
}
