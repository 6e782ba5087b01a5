package org.tradebench.load.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class KnownEnvironmentTest {

    private static final Pattern NAME = Pattern.compile("`([A-Z][A-Z_]+)`");

    /** Variables that the harness sets for each server, whatever the environment says. */
    private static final Set<String> PORTS = Set.of("HTTP_PORT", "HTTPS_PORT");

    @Test
    void passesOnOnlyKnownVariables() {
        assertThat(KnownEnvironment.ofApplication(Map.of(
                        "PATH", "/bin",
                        "CACHE_SIZE", "500",
                        "WLP_USER_DIR", "/x",
                        "JAVA_TOOL_OPTIONS", "-Xint",
                        "_JAVA_OPTIONS", "-Xint",
                        "JVM_ARGS", "-Xint",
                        "PGDATA", "/x",
                        "LD_PRELOAD", "x.so",
                        "AWS_SECRET_ACCESS_KEY", "x")))
                .containsOnlyKeys("PATH", "CACHE_SIZE");
    }

    @Test
    void recordsVariablesWithoutSecrets() {
        assertThat(KnownEnvironment.inherited(Map.of(
                        "CACHE_SIZE", "500",
                        "CACHE_CLUSTER_SECRET", "very secret indeed",
                        "_JAVA_OPTIONS", "-Xint",
                        "PGPASSWORD", "secret",
                        "EDITOR", "ed")))
                .containsOnly(
                        Map.entry("CACHE_SIZE", "500"),
                        Map.entry("CACHE_CLUSTER_SECRET", "set"),
                        Map.entry("_JAVA_OPTIONS", "not passed on"),
                        Map.entry("PGPASSWORD", "not passed on"));
    }

    @Test
    void passesOnEveryDocumentedSetting() throws IOException {
        Set<String> documented =
                Files.readAllLines(ProjectLayout.current().base().resolve("docs/configuration.md")).stream()
                        .filter(line -> line.startsWith("| `"))
                        .flatMap(line -> NAME.matcher(line.split("\\|", -1)[1]).results())
                        .map((MatchResult result) -> result.group(1))
                        .filter(name -> !PORTS.contains(name))
                        .collect(Collectors.toCollection(TreeSet::new));
        assertThat(documented).hasSizeGreaterThan(50);
        Map<String, String> all = documented.stream().collect(Collectors.toMap(name -> name, name -> "1"));
        assertThat(KnownEnvironment.ofApplication(all).keySet()).isEqualTo(documented);
    }
}
