package org.tradebench.cache.bench;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;

/** Prepares the folders of measuring Open Liberties: the installation, and a web application made of this program's own classes and libraries. */
final class LibertyFolder {

    /** Holds the folder of one server, which uses the common installation and web application. */
    record Server(Path installation, Path application, Path folder) {

        /**
         * Writes the configuration of the next process.
         *
         * @param entries maximum number of entries of the server's own map
         */
        void configure(int entries, int port) throws IOException {
            Files.createDirectories(home());
            Files.writeString(
                    home().resolve("server.xml"),
                    CONFIGURATION.formatted(DynaCacheSubject.NAME, entries, port, application));
        }

        Path users() {
            return folder.resolve("usr");
        }

        Path home() {
            return users().resolve("servers").resolve(SERVER);
        }

        Path output() {
            return folder.resolve("output");
        }

        /** Returns the file with the console output of the last process. */
        Path console() {
            return folder.resolve("console.log");
        }
    }

    static final String SERVER = "bench";

    private static final String APPLICATION = "bench.war";

    private static final String CONFIGURATION = """
            <server>
              <featureManager>
                <feature>servlet-6.0</feature>
                <feature>distributedMap-1.0</feature>
              </featureManager>
              <distributedMap id="bench" jndiName="%s" memorySizeInEntries="%d"/>
              <httpEndpoint id="defaultHttpEndpoint" host="localhost" httpPort="%d" httpsPort="-1"/>
              <webApplication location="%s" contextRoot="/"/>
            </server>
            """;

    /** Is marked metadata-complete, so that the server does not scan every library for annotations. */
    private static final String APPLICATION_DESCRIPTOR = """
            <web-app xmlns="https://jakarta.ee/xml/ns/jakartaee" version="6.0" metadata-complete="true">
              <absolute-ordering/>
              <servlet>
                <servlet-name>measure</servlet-name>
                <servlet-class>%s</servlet-class>
                <load-on-startup>1</load-on-startup>
              </servlet>
              <servlet-mapping>
                <servlet-name>measure</servlet-name>
                <url-pattern>/measure</url-pattern>
              </servlet-mapping>
            </web-app>
            """;

    private final Path installation;
    private final Path folder;

    private LibertyFolder(Path installation, Path folder) {
        this.installation = installation;
        this.folder = folder;
    }

    /**
     * @param target build folder of this module, where its build has unpacked the installation
     * @throws BenchFailure when there is no installation
     */
    static LibertyFolder in(Path target) {
        Path installation = target.resolve("liberty/wlp").toAbsolutePath();
        if (!Files.isRegularFile(installation.resolve("bin/tools/ws-server.jar"))) {
            throw new BenchFailure(
                    "there is no Open Liberty in " + installation + "; trader-cache/bench/run unpacks it there");
        }
        LibertyFolder made =
                new LibertyFolder(installation, target.resolve("servers").toAbsolutePath());
        try {
            made.packApplication();
        } catch (IOException e) {
            throw new BenchFailure("the web application for the server cannot be written: " + e, e);
        }
        return made;
    }

    /** Packs the jars of this program's class path and no others, so that the server measures the same classes as JMH's processes. */
    private void packApplication() throws IOException {
        Path inside = application().resolve("WEB-INF");
        Path libraries = inside.resolve("lib");
        Files.createDirectories(libraries);
        try (var old = Files.newDirectoryStream(libraries)) {
            for (Path jar : old) {
                Files.delete(jar);
            }
        }
        Files.writeString(
                inside.resolve("web.xml"),
                APPLICATION_DESCRIPTOR.formatted("org.tradebench.cache.bench.MeasuringServlet"));
        for (Path jar : jars()) {
            Files.copy(jar, libraries.resolve(jar.getFileName()), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static List<Path> jars() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .filter(part -> part.endsWith(".jar"))
                .map(Path::of)
                .toList();
    }

    /** @param place of the server among those that exist at the same time, from 0 */
    Server server(int place) {
        return new Server(installation, application(), folder.resolve("server-" + place));
    }

    private Path application() {
        return folder.resolve(APPLICATION);
    }

    /** Returns the version of Open Liberty, such as 26.0.0.3. */
    String version() {
        Properties properties = new Properties();
        try (InputStream file = Files.newInputStream(installation.resolve("lib/versions/openliberty.properties"))) {
            properties.load(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.getProperty("com.ibm.websphere.productVersion");
    }
}
