package org.tradebench.load.layout;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import org.tradebench.load.failure.Failure;

/**
 * Where the built parts of the project lie.
 *
 * @param base the project's root folder, absolute
 */
public record ProjectLayout(Path base) {

    /** System property that the {@code trader} script sets to the project's root folder. */
    public static final String BASE_PROPERTY = "trader.basedir";

    /** Environment variable with the same meaning; the system property wins. */
    public static final String BASE_VARIABLE = "TRADER_BASEDIR";

    public ProjectLayout {
        base = base.toAbsolutePath().normalize();
    }

    /**
     * The layout of this process: by property, by environment, else by the nearest folder, from the
     * working directory upwards, that holds the project.
     *
     * @throws Failure says what was looked for and how to name the folder
     */
    public static ProjectLayout current() {
        return find(System.getProperties(), System.getenv(), Path.of(""));
    }

    static ProjectLayout find(Properties properties, Map<String, String> environment, Path workingDirectory) {
        String named = properties.getProperty(BASE_PROPERTY, environment.getOrDefault(BASE_VARIABLE, ""));
        if (!named.isBlank()) {
            return new ProjectLayout(Path.of(named.trim()));
        }
        for (Path folder = workingDirectory.toAbsolutePath(); folder != null; folder = folder.getParent()) {
            if (Files.isRegularFile(folder.resolve("trader-app/pom.xml"))
                    && Files.isRegularFile(folder.resolve("loadgen/pom.xml"))) {
                return new ProjectLayout(folder);
            }
        }
        throw Failure.usage(
                "Neither %s nor a folder above it holds the project; start ./trader, or set %s to the project's root folder"
                        .formatted(workingDirectory.toAbsolutePath(), BASE_VARIABLE));
    }

    /** JMeter's home, made by the build. */
    public Path jmeterHome() {
        return base.resolve("loadgen/target/jmeter");
    }

    /** The study files. */
    public Path studies() {
        return base.resolve("loadgen/studies");
    }

    /** The Open Liberty installation with the application's server. */
    public Path libertyHome() {
        return base.resolve("trader-app/target/liberty/wlp");
    }

    /** The exploded web application. */
    public Path application() {
        return base.resolve("trader-app/target/daytrader");
    }

    /** The default of {@link TraderHome}. */
    Path defaultHome() {
        return base.resolve("target/trader");
    }
}
