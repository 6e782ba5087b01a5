package org.tradebench.load.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkAreaTemplateTest {

    private static final String SECRET = "a-secret-of-the-database";

    @TempDir
    Path folder;

    private Path liberty;
    private Path templates;

    @BeforeEach
    void install() throws IOException {
        liberty = Files.createDirectories(folder.resolve("wlp/lib")).getParent();
        Files.writeString(liberty.resolve("lib/kernel.jar"), "1");
        templates = folder.resolve("home/work-areas");
    }

    @Test
    void copiesTemplateToNewServer() throws IOException {
        template().keep(server("first", "bundles"), List.of(SECRET));

        assertThat(Files.readString(started("second").resolve("workarea/platform/cache")))
                .isEqualTo("bundles");
    }

    @Test
    void masksSecretsInTemplate() throws IOException {
        template().keep(server("first", "5 user 24 " + SECRET + " 4 port"), List.of(SECRET, "another-secret"));

        assertThat(Files.readString(started("second").resolve("workarea/platform/cache")))
                .isEqualTo("5 user 24 " + "x".repeat(SECRET.length()) + " 4 port");
    }

    @Test
    void storesNoTemplateForShortSecrets() throws IOException {
        template().keep(server("first", "user trader password trader"), List.of("trader"));

        assertThat(started("second").resolve("workarea")).doesNotExist();
    }

    @Test
    void replacesTemplateOfChangedInstallation() throws IOException {
        template().keep(server("first", "bundles"), List.of());
        Files.writeString(liberty.resolve("lib/kernel.jar"), "22");

        assertThat(started("second").resolve("workarea")).doesNotExist();
        template().keep(server("third", "other bundles"), List.of());

        assertThat(Files.readString(started("fourth").resolve("workarea/platform/cache")))
                .isEqualTo("other bundles");
        try (Stream<Path> kept = Files.list(templates)) {
            assertThat(kept).hasSize(1);
        }
    }

    @Test
    void keepsExistingWorkArea() throws IOException {
        template().keep(server("first", "bundles"), List.of());
        Path own = server("second", "existing");

        template().copyTo(own);

        assertThat(Files.readString(own.resolve("workarea/platform/cache"))).isEqualTo("existing");
    }

    private WorkAreaTemplate template() throws IOException {
        return WorkAreaTemplate.of(templates, liberty, new JavaRuntime(Path.of("jdk"), 17, "a JVM"));
    }

    private Path server(String name, String cache) throws IOException {
        Path server = folder.resolve(name);
        Files.createDirectories(server.resolve("workarea/platform"));
        Files.writeString(server.resolve("workarea/platform/cache"), cache);
        return server;
    }

    private Path started(String name) throws IOException {
        Path server = Files.createDirectories(folder.resolve(name));
        template().copyTo(server);
        return server;
    }
}
