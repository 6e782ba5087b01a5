package org.tradebench.load.server;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.settings.ServerProduct;

/** Does what the servers have in common that profiles of the build add to Open Liberty. */
final class AddedServer {
    static final String SECURITY_LOG = "TRADER_SECURITY_LOG";

    private AddedServer() {}

    /** Returns the version that the build has noted when all was there. */
    static Optional<String> version(Path home) {
        try {
            return Optional.of(Files.readString(home.resolve("app/version")).strip());
        } catch (IOException notThere) {
            return Optional.empty();
        }
    }

    /** Checks that the build has made the installation. */
    static void require(ServerInstallation installation, Path home) {
        if (installation.version().isEmpty()) {
            ServerProduct product = installation.product();
            throw Failure.of("there is no " + product.title() + " with the application in " + home + ": 'mvn -P"
                    + product.label()
                    + " -DskipTests package' in the project's folder makes one; a release has Open Liberty only");
        }
    }

    /** Copies the files of a folder, and none of the folders in it, into the folder of a server. */
    static void copyFiles(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        try (DirectoryStream<Path> files = Files.newDirectoryStream(from, Files::isRegularFile)) {
            for (Path file : files) {
                Files.copy(file, to.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    /** Rewrites start settings of the application that have Open Liberty's form to the form of these servers. */
    static void translate(Map<String, String> environment) {
        environment.computeIfPresent(
                ServerSettings.ADDRESS, (name, address) -> address.equals("*") ? "0.0.0.0" : address);
        environment.computeIfPresent(SECURITY_LOG, (name, level) -> level.toUpperCase(Locale.ROOT));
        // An empty password means that there is none.
        environment.remove("TRADER_DB_PASSWORD", "");
        if (environment.containsKey(ServerThreads.SETTING)) {
            environment.put("TRADER_WORKER_THREADS", environment.get(ServerThreads.SETTING));
        }
    }

    /**
     * Returns the JVM's options that give a server parts of the JDK that it would not get.
     *
     * @param exported module and package, such as java.base/sun.net.www
     * @param opened likewise
     */
    static Stream<String> modules(List<String> exported, List<String> opened) {
        return Stream.concat(
                exported.stream().map(name -> "--add-exports=" + name + "=ALL-UNNAMED"),
                opened.stream().map(name -> "--add-opens=" + name + "=ALL-UNNAMED"));
    }
}
