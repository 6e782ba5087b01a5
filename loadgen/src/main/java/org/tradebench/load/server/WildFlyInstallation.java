package org.tradebench.load.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.tradebench.load.settings.ServerProduct;

/**
 * Describes how WildFly is started: as its start script does, but without that script, which does not pass on process ids and signals.
 *
 * @param home the installation with the application deployed (the build's, which stays as it is)
 */
public record WildFlyInstallation(Path home) implements ServerInstallation {
    private static final String CONFIGURATION = "standalone-trader.xml";

    /** WFLYSRV0026: started, but with services that failed, such as the application; WFLYSRV0055, WFLYSRV0056: the configuration is not valid. */
    private static final Pattern FATAL = Pattern.compile("WFLYSRV0026|WFLYSRV005[56]");

    private static final Pattern ERROR = Pattern.compile(" (ERROR|FATAL) +\\[");

    /** Modules of the JDK that the start script exports or opens (bin/common.sh). */
    private static final List<String> EXPORTED = List.of(
            "java.desktop/sun.awt",
            "java.naming/com.sun.jndi.ldap",
            "java.naming/com.sun.jndi.url.ldap",
            "java.naming/com.sun.jndi.url.ldaps",
            "jdk.naming.dns/com.sun.jndi.dns");

    private static final List<String> OPENED = List.of(
            "java.base/java.lang",
            "java.base/java.lang.invoke",
            "java.base/java.lang.reflect",
            "java.base/java.io",
            "java.base/java.net",
            "java.base/java.security",
            "java.base/java.util",
            "java.base/java.util.concurrent",
            "java.management/javax.management",
            "java.naming/javax.naming");

    @Override
    public ServerProduct product() {
        return ServerProduct.WILDFLY;
    }

    @Override
    public Optional<String> version() {
        return AddedServer.version(home);
    }

    @Override
    public void require() {
        AddedServer.require(this, home);
    }

    private Path configuration() {
        return home.resolve("standalone/configuration");
    }

    @Override
    public AfterStop prepare(Path folder, JavaRuntime java) throws IOException {
        Files.deleteIfExists(log(folder));
        // The key of a server that starts again is not among them, and stays.
        AddedServer.copyFiles(configuration(), folder.resolve("configuration"));
        return secrets -> {};
    }

    @Override
    public List<String> jvmOptions(JavaRuntime java, Path folder) {
        return Stream.concat(
                        AddedServer.modules(EXPORTED, OPENED),
                        Stream.of(
                                "-Djava.net.preferIPv4Stack=true",
                                "-Djboss.modules.system.pkgs=org.jboss.byteman",
                                "-Dorg.jboss.boot.log.file=" + log(folder),
                                "-Dlogging.configuration=file:"
                                        + configuration().resolve("logging.properties")))
                .toList();
    }

    @Override
    public List<String> program(Path folder) {
        return List.of(
                "-jar",
                home.resolve("jboss-modules.jar").toString(),
                "-mp",
                home.resolve("modules").toString(),
                "org.jboss.as.standalone",
                "-Djboss.home.dir=" + home,
                "-Djboss.server.base.dir=" + folder,
                // Where the application keeps its files on every server.
                "-Dserver.output.dir=" + folder,
                "--server-config=" + CONFIGURATION);
    }

    @Override
    public void complete(Map<String, String> environment, Path folder) {
        AddedServer.translate(environment);
        // Any free port: this program does not use the health checks of a server that it starts.
        environment.putIfAbsent("MANAGEMENT_PORT", "0");
    }

    @Override
    public Path log(Path folder) {
        return folder.resolve("log").resolve("server.log");
    }

    @Override
    public ServerMessages messages(List<String> lines) {
        return new ServerMessages(lines, FATAL, ERROR);
    }

    @Override
    public List<String> leftovers() {
        return List.of("configuration", "data", "tmp", "cache");
    }
}
