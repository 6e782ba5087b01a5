package org.tradebench.tests.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.tradebench.load.process.ProjectLayout;

/** All targets use one version of PostgreSQL: another version would be an uncontrolled factor of experiments. */
class DatabaseVersionTest {
    private static final Path ROOT = ProjectLayout.current().base();

    @Test
    void imagesHaveVersionOfEmbeddedDatabase() throws IOException {
        String embedded = singleMatch("pom.xml", "<postgresql.binaries.version>(\\d+\\.\\d+)\\.0</");
        assertThat(singleMatch("deploy/images.env", "(?m)^POSTGRES_IMAGE=postgres:([0-9.]+)"))
                .isEqualTo(embedded);
        assertThat(singleMatch("deploy/images.env", "(?m)^CLOUDNATIVE_PG_IMAGE=.*postgresql:([0-9.]+)-"))
                .isEqualTo(embedded);
    }

    private static String singleMatch(String file, String pattern) throws IOException {
        List<String> found = Pattern.compile(pattern)
                .matcher(Files.readString(ROOT.resolve(file)))
                .results()
                .map(match -> match.group(1))
                .toList();
        assertThat(found).as(file).hasSize(1);
        return found.get(0);
    }
}
