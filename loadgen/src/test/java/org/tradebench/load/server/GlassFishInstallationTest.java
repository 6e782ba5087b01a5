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
import org.tradebench.load.settings.ServerProduct;

class GlassFishInstallationTest {
    private static final JavaRuntime JAVA = new JavaRuntime(Path.of("/opt/java"), 17, "a JVM");

    @TempDir
    private Path folder;

    private GlassFishInstallation installation() {
        return new GlassFishInstallation(ServerProduct.PAYARA, folder.resolve("payara"));
    }

    private Path server() {
        return folder.resolve("server");
    }

    private void prepare() throws IOException {
        Path application = folder.resolve("payara/app");
        Path files = Files.createDirectories(application.resolve("config"));
        Files.writeString(files.resolve("domain.xml"), "<domain/>");
        Files.writeString(
                files.resolve("logging.properties"), ".level=INFO\norg.tradebench.security.level=INFO\nlast=1\n");
        Files.writeString(Files.createDirectories(application.resolve("lib")).resolve("postgresql.jar"), "jar");
        Files.writeString(application.resolve("version"), "6.2025.10\n");
        installation().prepare(server(), JAVA);
    }

    @Test
    void requiresCompleteBuild() throws IOException {
        assertThatThrownBy(() -> installation().require())
                .isInstanceOf(Failure.class)
                .hasMessageContaining("mvn -Ppayara -DskipTests package");
        prepare();
        assertThatCode(() -> installation().require()).doesNotThrowAnyException();
        assertThat(installation().version()).contains("6.2025.10");
    }

    @Test
    void copiesConfigurationAndLibraries() throws IOException {
        prepare();
        assertThat(server().resolve("config/domain.xml")).hasContent("<domain/>");
        assertThat(server().resolve("lib/postgresql.jar")).exists();
    }

    @Test
    void writesNewRandomHashForAdministrator() throws IOException {
        prepare();
        Path users = server().resolve("config/admin-keyfile");
        String first = Files.readString(users);
        installation().prepare(server(), JAVA);
        assertThat(first).matches("admin;\\{SSHA256}[A-Za-z0-9+/=]{56};asadmin\n");
        assertThat(users).content().isNotEqualTo(first);
    }

    @Test
    void completesEnvironmentWithPortsAndThreads() {
        Map<String, String> environment = new HashMap<>(Map.of("TRADER_DB_HOST", "db", "TRADER_CORE_THREADS", "40"));
        installation().complete(environment, server());
        assertThat(environment)
                .containsEntry("TRADER_DB_SERVERS", "db:5432")
                .containsEntry("TRADER_WORKER_THREADS", "40")
                .containsKeys("MANAGEMENT_PORT", "IIOP_PORT", "MESSAGING_PORT");
    }

    @Test
    void writesSecurityLogLevelToLoggingProperties() throws IOException {
        prepare();
        installation().complete(new HashMap<>(Map.of("TRADER_SECURITY_LOG", "fine")), server());
        assertThat(server().resolve("config/logging.properties"))
                .hasContent(".level=INFO\norg.tradebench.security.level=FINE\nlast=1\n");
    }

    /** GlassFish knows neither variables nor defaults. */
    @Test
    void writesVariablesAsPropertiesAndDefaults() throws IOException {
        prepare();
        Files.writeString(
                server().resolve("config/domain.xml"),
                "<p url='${ENV=TRADER_DB_SERVERS}/${ENV=TRADER_DB_NAME:trader}?c=${ENV=TRADER_DB_SSL_ROOT_CERT:}'"
                        + " user='${ENV=TRADER_DB_USER:trader}' root='${com.sun.aas.instanceRoot}'/>");
        Map<String, String> environment =
                new HashMap<>(Map.of("TRADER_DB_USER", "a$1", "TRADER_DB_SERVERS", "db:5432"));
        new GlassFishInstallation(ServerProduct.GLASSFISH, folder.resolve("payara")).complete(environment, server());
        assertThat(server().resolve("config/domain.xml"))
                .hasContent("<p url='${env.TRADER_DB_SERVERS}/trader?c=' user='${env.TRADER_DB_USER}'"
                        + " root='${com.sun.aas.instanceRoot}'/>");
    }

    @Test
    void removesWhatKilledGlassFishHasDeployed() throws IOException {
        Path deployed = Files.createDirectories(server().resolve("applications/ejb-timer-service-app"));
        prepare();
        assertThat(deployed).exists();
        new GlassFishInstallation(ServerProduct.GLASSFISH, folder.resolve("payara")).prepare(server(), JAVA);
        assertThat(deployed).doesNotExist();
    }

    @Test
    void startsGlassFishByItsOwnClass() {
        GlassFishInstallation glassfish =
                new GlassFishInstallation(ServerProduct.GLASSFISH, folder.resolve("glassfish"));
        assertThat(glassfish.program(server()).get(1)).contains("glassfish/app/start.jar");
        assertThat(glassfish.program(server())).contains("org.tradebench.glassfish.start.GlassFishStart");
        assertThat(installation().program(server())).contains("com.sun.enterprise.glassfish.bootstrap.ASMain");
    }

    @Test
    void rejectsSecureCookieSetting() {
        assertThatThrownBy(
                        () -> installation().complete(new HashMap<>(Map.of("TRADER_COOKIE_SECURE", "true")), server()))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("TRADER_COOKIE_SECURE");
    }

    @Test
    void runsInServerFolder() {
        assertThat(installation().program(server())).containsSubsequence("-domaindir", server().toString());
        assertThat(installation().jvmOptions(JAVA, server()))
                .contains("-Dcom.sun.aas.instanceRoot=" + server(), "-Dserver.output.dir=" + server());
        assertThat(installation().leftovers()).containsAll(List.of("config", "imq", "osgi-cache"));
    }
}
