package org.tradebench.tests.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.tradebench.load.process.ProjectLayout;

/** The container images of the tests: those that the whole project pins in one file. */
public final class Images {

    /** PostgreSQL of the same major version as the embedded one. */
    static final String POSTGRES = pinned("POSTGRES_IMAGE");

    private Images() {}

    /** An image's name and tag: with the settings' defaults, and without a digest, which an engine without a registry does not know. */
    public static String pinned(String name) {
        Path file = ProjectLayout.current().base().resolve("deploy/images.env");
        Properties images = new Properties();
        try (var reader = Files.newBufferedReader(file)) {
            images.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        String image = images.getProperty(name);
        if (image == null) {
            throw new IllegalStateException(file + " pins no " + name);
        }
        return image.replaceAll("\\$\\{[A-Z_]+:-([^}]*)}", "$1");
    }
}
