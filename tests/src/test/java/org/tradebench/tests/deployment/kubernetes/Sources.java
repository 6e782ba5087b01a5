package org.tradebench.tests.deployment.kubernetes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.tradebench.load.process.ProjectLayout;

/** Where the manifests are. */
final class Sources {

    /** {@code deploy/kubernetes}, whose files are written by hand. */
    static final Path FOLDER = ProjectLayout.current().base().resolve("deploy/kubernetes");

    /** The manifests that kustomize renders from them. */
    static final Path RENDERED = FOLDER.resolve("rendered");

    private Sources() {}

    /** All files except rendered ones and secrets, in the order of their names. */
    static List<Path> written() {
        return files(FOLDER).stream()
                .filter(file -> !file.startsWith(RENDERED) && !file.startsWith(FOLDER.resolve("secrets/made")))
                .toList();
    }

    static List<Path> rendered() {
        return files(RENDERED).stream()
                .filter(file -> file.toString().endsWith(".yaml"))
                .toList();
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
