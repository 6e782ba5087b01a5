package org.tradebench.load.server;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Pattern;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.settings.ServerProduct;

/**
 * Describes how Open Liberty is started.
 *
 * @param home the installation with the application deployed (the build's, which stays as it is)
 * @param workAreas where work areas of servers that have served are kept, so that the next one need not make its own
 */
public record LibertyInstallation(Path home, Path workAreas) implements ServerInstallation {
    /**
     * CWWKZ0002E, CWWKZ0004E, CWWKZ0013E: an application did not start; CWWKO0221E: a port is taken; CWWKE0701E and CWWKF0042E: a bundle
     * or feature is missing; CWWKG0014E: the configuration is not valid.
     */
    private static final Pattern FATAL = Pattern.compile("CWWKZ000[24]E|CWWKZ0013E|CWWKO0221E|CWWKF0042E|CWWKG0014E");

    private static final Pattern ERROR = Pattern.compile(" E [A-Z]{4,5}[0-9]{4}E: ");

    @Override
    public ServerProduct product() {
        return ServerProduct.LIBERTY;
    }

    @Override
    public Optional<String> version() {
        Properties properties = new Properties();
        try (InputStream in = Files.newInputStream(home.resolve("lib/versions/openliberty.properties"))) {
            properties.load(in);
            return Optional.ofNullable(properties.getProperty("com.ibm.websphere.productVersion"));
        } catch (IOException notThere) {
            return Optional.empty();
        }
    }

    @Override
    public void require() {
        if (!Files.isRegularFile(launcher())) {
            throw Failure.of("there is no Open Liberty in " + home
                    + ": 'mvn -DskipTests package' in the project's folder makes one");
        }
    }

    private Path launcher() {
        return home.resolve("bin/tools/ws-server.jar");
    }

    @Override
    public AfterStop prepare(Path folder, JavaRuntime java) throws IOException {
        Files.createDirectories(folder.resolve("logs"));
        Files.deleteIfExists(log(folder));
        WorkAreaTemplate template = WorkAreaTemplate.of(workAreas, home, java);
        template.copyTo(folder);
        return secrets -> template.keep(folder, secrets);
    }

    @Override
    public List<String> jvmOptions(JavaRuntime java, Path folder) {
        List<String> options = new ArrayList<>();
        options.add("-javaagent:" + home.resolve("bin/tools/ws-javaagent.jar"));
        // The options that open the JDK's modules for Open Liberty; the file differs from Java 24 on.
        String file = java.major() >= 24 ? "java24.options" : "java9.options";
        options.add("@" + home.resolve("lib/platform/java").resolve(file));
        options.addAll(
                new ServerConfiguration(home.resolve("usr/servers").resolve(ServerSettings.SERVER)).jvmOptions());
        return options;
    }

    @Override
    public List<String> program(Path folder) {
        return List.of("-jar", launcher().toString(), ServerSettings.SERVER);
    }

    @Override
    public void complete(Map<String, String> environment, Path folder) {
        environment.put("WLP_OUTPUT_DIR", String.valueOf(folder.getParent()));
        environment.putIfAbsent(KeyStorePassword.VARIABLE, KeyStorePassword.in(folder));
    }

    @Override
    public Path log(Path folder) {
        return folder.resolve("logs").resolve("messages.log");
    }

    @Override
    public ServerMessages messages(List<String> lines) {
        return new ServerMessages(lines, FATAL, ERROR);
    }

    @Override
    public List<String> leftovers() {
        return List.of("workarea", "resources", "tranlog", "messaging", "cache");
    }
}
