package org.tradebench.tests.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.tradebench.load.process.ProjectLayout;

/** The secrets that {@code deploy/kubernetes/secrets/make} generates are excluded from archives and images. */
class GeneratedSecretsTest {

    private static final Path BASE = ProjectLayout.current().base();
    private static final String MADE = "kubernetes/secrets/made";
    private static final Pattern FILE_SET = Pattern.compile("(?s)<fileSet>.*?</fileSet>");

    @Test
    void archiveExcludesGeneratedSecrets() throws IOException {
        String assembly = Files.readString(BASE.resolve("distribution/src/main/assembly/distribution.xml"));
        List<String> wholeFolders = FILE_SET.matcher(assembly)
                .results()
                .map(MatchResult::group)
                .filter(set -> set.contains("<directory>../deploy</directory>") && !set.contains("<includes>"))
                .toList();

        assertThat(wholeFolders).isNotEmpty().allMatch(set -> set.contains("<exclude>" + MADE + "/**</exclude>"));
    }

    /** Of the lines of .dockerignore that match a file, the last one decides. */
    @Test
    void imagesExcludeGeneratedSecrets() throws IOException {
        List<String> lines = Files.readAllLines(BASE.resolve(".dockerignore"));

        assertThat(lines).containsSubsequence("!deploy/**", "deploy/" + MADE);
    }
}
