package org.tradebench.load.server;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.Folders;
import org.tradebench.load.process.Ports;
import org.tradebench.load.settings.ServerProduct;

/**
 * Describes how GlassFish is started, and Payara Server, which descends from it: as asadmin start-domain does, but without that program, which does not pass on
 * process ids and signals.
 *
 * @param product one of the two
 * @param home the installation with the application deployed (the build's, which stays as it is)
 */
public record GlassFishInstallation(ServerProduct product, Path home) implements ServerInstallation {
    /** What a server keeps of its deployed applications. */
    private static final List<String> DEPLOYED = List.of("applications", "generated", "osgi-cache");

    private static final Pattern FATAL =
            Pattern.compile("Application deployment failed|Exception while loading the app|Failed to start, exiting");

    /** A variable of the environment, with the value that it has when it is not set. */
    private static final Pattern VARIABLE = Pattern.compile("\\$\\{ENV=(\\w+)(?::([^}]*))?}");

    private static final Pattern ERROR = Pattern.compile("\\[SEVERE\\]");

    /** Modules of the JDK that the domain.xml of one of the two servers exports or opens. */
    private static final List<String> EXPORTED = List.of(
            "java.base/jdk.internal.ref",
            "java.base/jdk.internal.vm.annotation",
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
            "java.base/jdk.internal.vm.annotation",
            "java.base/sun.net.www.protocol.jar",
            "java.base/sun.net.www.protocol.jrt",
            "java.base/sun.nio.ch",
            "java.base/sun.nio.fs",
            "java.desktop/java.beans",
            "java.logging/java.util.logging",
            "java.management/javax.management",
            "java.management/javax.management.openmbean",
            "java.management/sun.management",
            "java.naming/javax.naming.spi",
            "java.rmi/sun.rmi.transport",
            "jdk.management/com.sun.management.internal");

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
        if (product == ServerProduct.GLASSFISH) {
            // A killed server leaves its timer service deployed, which then misses its tables in memory, and this
            // server does not start.
            for (String deployed : DEPLOYED) {
                Folders.delete(folder.resolve(deployed));
            }
        }
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
                                // No header that names the server.
                                "-Dproduct.name=",
                                "-Djavax.xml.accessExternalSchema=all",
                                "-Dorg.glassfish.grizzly.DEFAULT_MEMORY_MANAGER=org.glassfish.grizzly.memory.HeapMemoryManager",
                                "-Dorg.jboss.weld.serialization.beanIdentifierIndexOptimization=false",
                                "-Xbootclasspath/a:" + server().resolve("lib/grizzly-npn-api.jar")))
                .toList();
    }

    @Override
    public List<String> program(Path folder) {
        boolean payara = product == ServerProduct.PAYARA;
        String server = server().resolve("modules/glassfish.jar").toString();
        return List.of(
                "-cp",
                payara ? server : home.resolve("app/start.jar") + File.pathSeparator + server,
                payara
                        ? "com.sun.enterprise.glassfish.bootstrap.ASMain"
                        : "org.tradebench.glassfish.start.GlassFishStart",
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
            throw Failure.usage(
                    "TRADER_COOKIE_SECURE: not known to " + product.title() + "; expected false, or another server");
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
        String level = environment.get(AddedServer.SECURITY_LOG);
        if (level != null) {
            // This file does not support variables.
            edit(
                    folder.resolve("config/logging.properties"),
                    text -> text.replaceFirst("(org\\.tradebench\\.security\\.level=).*", "$1" + level));
        }
        if (product == ServerProduct.GLASSFISH) {
            edit(folder.resolve("config/domain.xml"), text -> asProperties(text, environment.keySet()));
        }
    }

    /**
     * Replaces variables that are not set by their defaults, and the others by the properties that {@code GlassFishStart} makes of them: GlassFish knows neither
     * variables nor defaults, and a value may be a secret that belongs in no file.
     */
    private static String asProperties(String domain, Set<String> set) {
        return VARIABLE.matcher(domain)
                .replaceAll(found -> Matcher.quoteReplacement(
                        set.contains(found.group(1)) || found.group(2) == null
                                ? "${env." + found.group(1) + "}"
                                : found.group(2)));
    }

    private static void edit(Path file, UnaryOperator<String> change) {
        try {
            Files.writeString(file, change.apply(Files.readString(file)));
        } catch (IOException e) {
            throw Failure.of("cannot write to " + file + ": " + e.getMessage(), e);
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
        return Stream.concat(DEPLOYED.stream(), Stream.of("config", "lib", "imq", "docroot"))
                .toList();
    }
}
