package org.tradebench.tests.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.tradebench.load.process.ProjectLayout;

/** Reads the container images of the tests from the file in which the project pins them. */
public final class Images {

    /** PostgreSQL of the same major version as the embedded one. */
    static final String POSTGRES = pinned("POSTGRES_IMAGE");

    private Images() {}

    /** Returns an image's name and tag, with the defaults of its variables, and without a digest, which an engine without a registry does not know. */
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
