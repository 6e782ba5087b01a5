package org.tradebench.tests.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.tradebench.load.process.ProjectLayout;

/** One version of PostgreSQL on every target: another one would be a factor that no experiment names. */
class DatabaseVersionTest {
    private static final Path ROOT = ProjectLayout.current().base();

    @Test
    void imagesHaveVersionOfEmbeddedDatabase() throws IOException {
        String embedded = only("pom.xml", "<postgresql.binaries.version>(\\d+\\.\\d+)\\.0</");
        assertThat(only("deploy/images.env", "(?m)^POSTGRES_IMAGE=postgres:([0-9.]+)"))
                .isEqualTo(embedded);
        assertThat(only("deploy/images.env", "(?m)^CLOUDNATIVE_PG_IMAGE=.*postgresql:([0-9.]+)-"))
                .isEqualTo(embedded);
    }

    private static String only(String file, String pattern) throws IOException {
        List<String> found = Pattern.compile(pattern)
                .matcher(Files.readString(ROOT.resolve(file)))
                .results()
                .map(match -> match.group(1))
                .toList();
        assertThat(found).as(file).hasSize(1);
        return found.get(0);
    }
}
