package org.tradebench.load.process;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import org.tradebench.load.failure.Failure;

/**
 * Locates the built parts of the project. An unpacked release has them in the same places, so that callers need not distinguish the two.
 *
 * @param base the project's root folder, or the release's, absolute
 */
public record ProjectLayout(Path base) {

    /** System property that the {@code trader} script sets to the project's root folder. */
    public static final String BASE_PROPERTY = "trader.basedir";

    /** Environment variable with the same meaning; the system property wins. */
    public static final String BASE_VARIABLE = "TRADER_BASEDIR";

    /** The file that only a release has: its version and commit. */
    private static final String RELEASE = "RELEASE";

    public ProjectLayout {
        base = base.toAbsolutePath().normalize();
    }

    /**
     * Returns the layout of this process: by property, by environment, else by the nearest folder, from the working directory upwards, that holds the project.
     *
     * @throws Failure names what was searched for and how to name the folder
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
            ProjectLayout layout = new ProjectLayout(folder);
            if (layout.isRelease() || layout.isProject()) {
                return layout;
            }
        }
        throw Failure.usage(
                "Neither %s nor a folder above it holds the project; start ./trader, or set %s to the project's root folder"
                        .formatted(workingDirectory.toAbsolutePath(), BASE_VARIABLE));
    }

    /**
     * Returns the layout of another folder whose application is to run.
     *
     * @throws Failure names what was searched for when it holds no built application
     */
    public static ProjectLayout built(Path folder) {
        ProjectLayout layout = new ProjectLayout(folder);
        if (!Files.isDirectory(layout.application())) {
            throw Failure.usage(
                    "%s holds no built application: expected an unpacked release, or a project in which 'mvn -DskipTests package' was run; there is no %s"
                            .formatted(layout.base(), layout.application()));
        }
        return layout;
    }

    private boolean isProject() {
        return Files.isRegularFile(base.resolve("trader-app/pom.xml"))
                && Files.isRegularFile(base.resolve("loadgen/pom.xml"));
    }

    /** Returns whether this is an unpacked release: nothing is built there. */
    public boolean isRelease() {
        return Files.isRegularFile(releaseFile());
    }

    /** Returns the file with a release's origin. */
    public Path releaseFile() {
        return base.resolve(RELEASE);
    }

    /** Returns JMeter's home, made by the build. */
    public Path jmeterHome() {
        return base.resolve("loadgen/target/jmeter");
    }

    public Path studies() {
        return base.resolve("loadgen/studies");
    }

    /** Returns the folder with the experiments of commands, each named after its command. */
    public Path experiments() {
        return base.resolve("loadgen/experiments");
    }

    /** Returns the Open Liberty installation with the application's server. */
    public Path libertyHome() {
        return base.resolve("trader-app/target/liberty/wlp");
    }

    /** Returns the installation of another server with the application, which the profile of the server's label makes. */
    public Path serverHome(String label) {
        return base.resolve("trader-app/servers")
                .resolve(label)
                .resolve("target")
                .resolve(label);
    }

    /** Returns the exploded web application, as the server runs it. */
    public Path application() {
        return libertyHome().resolve("usr/servers/trader/apps/daytrader.war");
    }

    /** Returns the default folder of {@link TraderHome}. */
    Path defaultHome() {
        return base.resolve("target/trader");
    }
}
