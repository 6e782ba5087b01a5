package org.tradebench.load.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.Ports;
import org.tradebench.load.settings.ServerProduct;

/**
 * Describes how Payara Server is started: as asadmin start-domain does, but without that program, which does not pass on process ids and signals.
 *
 * @param home the installation with the application deployed (the build's, which stays as it is)
 */
public record PayaraInstallation(Path home) implements ServerInstallation {
    private static final Pattern FATAL =
            Pattern.compile("Application deployment failed|Exception while loading the app|Failed to start, exiting");

    private static final Pattern ERROR = Pattern.compile("\\[SEVERE\\]");

    /** Modules of the JDK that the server's own domain.xml exports or opens. */
    private static final List<String> EXPORTED = List.of(
            "java.base/jdk.internal.ref",
            "java.base/sun.net.www",
            "java.base/sun.security.util",
            "java.naming/com.sun.jndi.ldap",
            "jdk.naming.dns/com.sun.jndi.dns");

    private static final List<String> OPENED = List.of(
            "java.base/java.io",
            "java.base/java.lang",
            "java.base/java.lang.invoke",
            "java.base/java.net",
            "java.base/java.nio",
            "java.base/java.util",
            "java.base/jdk.internal.loader",
            "java.base/jdk.internal.misc",
            "java.base/sun.net.www.protocol.jar",
            "java.base/sun.net.www.protocol.jrt",
            "java.base/sun.nio.ch",
            "java.desktop/java.beans",
            "java.logging/java.util.logging",
            "java.management/javax.management",
            "java.management/javax.management.openmbean",
            "java.management/sun.management",
            "java.naming/javax.naming.spi",
            "java.rmi/sun.rmi.transport",
            "jdk.management/com.sun.management.internal");

    @Override
    public ServerProduct product() {
        return ServerProduct.PAYARA;
    }

    private Path server() {
        return home.resolve("glassfish");
    }

    @Override
    public Optional<String> version() {
        return AddedServer.version(home);
    }

    @Override
    public void require() {
        AddedServer.require(this, home);
    }

    @Override
    public AfterStop prepare(Path folder, JavaRuntime java) throws IOException {
        Files.deleteIfExists(log(folder));
        Files.createDirectories(folder.resolve("docroot"));
        AddedServer.copyFiles(home.resolve("app/config"), folder.resolve("config"));
        AddedServer.copyFiles(home.resolve("app/lib"), folder.resolve("lib"));
        closeAdministration(folder);
        return secrets -> {};
    }

    /** Closes the server's own administration: the required administrator gets a hash that no password has. */
    private static void closeAdministration(Path folder) throws IOException {
        byte[] hash = new byte[40];
        new SecureRandom().nextBytes(hash);
        Files.writeString(
                folder.resolve("config/admin-keyfile"),
                "admin;{SSHA256}" + Base64.getEncoder().encodeToString(hash) + ";asadmin\n");
    }

    @Override
    public List<String> jvmOptions(JavaRuntime java, Path folder) {
        Path configuration = folder.resolve("config");
        return Stream.concat(
                        AddedServer.modules(EXPORTED, OPENED),
                        Stream.of(
                                "-Djava.awt.headless=true",
                                "-Dcom.sun.aas.installRoot=" + server(),
                                "-Dcom.sun.aas.instanceRoot=" + folder,
                                // Where the application keeps its files on every server.
                                "-Dserver.output.dir=" + folder,
                                "-Dcom.sun.enterprise.config.config_environment_factory_class="
                                        + "com.sun.enterprise.config.serverbeans.AppserverConfigEnvironmentFactory",
                                "-Djavax.management.builder.initial=com.sun.enterprise.v3.admin.AppServerMBeanServerBuilder",
                                "-Djava.security.auth.login.config=" + configuration.resolve("login.conf"),
                                "-Djavax.net.ssl.keyStore=" + configuration.resolve("keystore.p12"),
                                "-Djavax.net.ssl.trustStore=" + configuration.resolve("keystore.p12"),
                                "-Dfelix.fileinstall.poll=3600000",
                                "-Djavax.xml.accessExternalSchema=all",
                                "-Dorg.glassfish.grizzly.DEFAULT_MEMORY_MANAGER=org.glassfish.grizzly.memory.HeapMemoryManager",
                                "-Dorg.jboss.weld.serialization.beanIdentifierIndexOptimization=false",
                                "-Xbootclasspath/a:" + server().resolve("lib/grizzly-npn-api.jar")))
                .toList();
    }

    @Override
    public List<String> program(Path folder) {
        return List.of(
                "-cp",
                server().resolve("modules/glassfish.jar").toString(),
                "com.sun.enterprise.glassfish.bootstrap.ASMain",
                "-upgrade",
                "false",
                "-read-stdin",
                "false",
                "-domainname",
                "trader",
                "-domaindir",
                folder.toString(),
                "-instancename",
                "server",
                "-type",
                "DAS",
                "-verbose",
                "false");
    }

    @Override
    public void complete(Map<String, String> environment, Path folder) {
        if (Boolean.parseBoolean(environment.get("TRADER_COOKIE_SECURE"))) {
            throw Failure.usage("TRADER_COOKIE_SECURE: not known to Payara Server; expected false, or another server");
        }
        AddedServer.translate(environment);
        environment.putIfAbsent(
                "TRADER_DB_SERVERS",
                environment.getOrDefault("TRADER_DB_HOST", "localhost") + ":"
                        + environment.getOrDefault("TRADER_DB_PORT", "5432"));
        // Listeners that the server requires, although nothing uses them: two servers must not have the same ports.
        for (String port : List.of("MANAGEMENT_PORT", "IIOP_PORT", "MESSAGING_PORT")) {
            environment.putIfAbsent(port, Integer.toString(Ports.free()));
        }
        if (environment.containsKey(AddedServer.SECURITY_LOG)) {
            setSecurityLog(folder, environment.get(AddedServer.SECURITY_LOG));
        }
    }

    /** Sets the level in the file of levels, which does not support variables. */
    private static void setSecurityLog(Path folder, String level) {
        Path levels = folder.resolve("config/logging.properties");
        try {
            Files.writeString(
                    levels,
                    Files.readString(levels).replaceFirst("(org\\.tradebench\\.security\\.level=).*", "$1" + level));
        } catch (IOException e) {
            throw Failure.of("cannot write to " + levels + ": " + e.getMessage(), e);
        }
    }

    @Override
    public Path log(Path folder) {
        return folder.resolve("logs").resolve("server.log");
    }

    @Override
    public ServerMessages messages(List<String> lines) {
        return new ServerMessages(lines, FATAL, ERROR);
    }

    @Override
    public List<String> leftovers() {
        return List.of("config", "lib", "imq", "osgi-cache", "generated", "applications", "docroot");
    }
}
