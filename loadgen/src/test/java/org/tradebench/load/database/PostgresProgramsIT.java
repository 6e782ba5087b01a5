package org.tradebench.load.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.failure.Failure;

@Tag("full")
class PostgresProgramsIT {

    @TempDir
    Path parent;

    @Test
    void repeatsInterruptedUnpacking() throws IOException {
        PostgresPrograms programs = PostgresPrograms.under(parent);
        Path unfinished = programs.folder().resolveSibling(programs.folder().getFileName() + ".unfinished");
        Files.createDirectories(unfinished.resolve("bin"));
        Files.writeString(programs.program("postgres"), "");

        assertThat(PostgresPrograms.under(parent)).isEqualTo(programs);
        assertThat(Command.output(List.of(programs.program("postgres").toString(), "--version")))
                .startsWith("postgres (PostgreSQL) 17");
        assertThat(unfinished).doesNotExist();
    }

    @Test
    void restoresMissingFile() throws IOException {
        PostgresPrograms programs = PostgresPrograms.under(parent);
        Path catalog = programs.folder().resolve("share/postgresql/postgres.bki");
        Files.delete(catalog);

        assertThat(PostgresPrograms.under(parent)).isEqualTo(programs);
        assertThat(catalog).exists();
    }

    @Test
    void doesNotUnpackCompleteProgramsAgain() throws IOException {
        PostgresPrograms programs = PostgresPrograms.under(parent);
        Object made = Files.getAttribute(programs.folder(), "unix:ino");

        PostgresPrograms.under(parent);

        assertThat(Files.getAttribute(programs.folder(), "unix:ino")).isEqualTo(made);
    }

    @Test
    void explainsUnsupportedPlatform() {
        assertThatThrownBy(() -> PostgresArchive.of("Plan 9", "sparc"))
                .isInstanceOf(Failure.class)
                .hasMessageContainingAll("Plan 9", "sparc", "TRADER_DB_HOST");
    }

    @Test
    void reportsUnwritableFolder() throws IOException {
        Path file = Files.createFile(parent.resolve("file"));
        assertThatThrownBy(() -> PostgresPrograms.under(file.resolve("programs")))
                .isInstanceOf(Failure.class)
                .hasMessageContaining(file.toString());
    }
}
