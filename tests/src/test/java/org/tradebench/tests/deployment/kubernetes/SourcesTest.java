package org.tradebench.tests.deployment.kubernetes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks the hand-written manifests, and that the rendered ones were rendered from them. */
class SourcesTest {
    /** As a kustomization names a file, relative to its own folder. */
    private static final Pattern FILE_NAME = Pattern.compile("[\\w./-]+\\.yaml");

    static Stream<Path> manifests() {
        return Sources.written().stream().filter(file -> file.toString().endsWith(".yaml"));
    }

    @ParameterizedTest
    @MethodSource("manifests")
    void manifestsMatchSchemas(Path file) {
        assertThat(Yaml.manifests(file).stream()
                        .filter(manifest -> !manifest.kind().isEmpty() && !isValidatedByKustomize(manifest))
                        .flatMap(manifest -> Shapes.faultsOfPart(manifest).stream()))
                .isEmpty();
    }

    /** Whether kustomize itself validates the file: it would not have rendered an invalid one. */
    private static boolean isValidatedByKustomize(Manifest manifest) {
        return manifest.apiVersion().startsWith("kustomize.config.k8s.io/");
    }

    @Test
    void rendersEveryManifest() throws IOException {
        Set<Path> used = new HashSet<>();
        for (Path file : Sources.written()) {
            if (file.endsWith("kustomization.yaml")) {
                FILE_NAME
                        .matcher(Files.readString(file))
                        .results()
                        .forEach(name ->
                                used.add(file.resolveSibling(name.group()).normalize()));
            }
        }
        assertThat(manifests()
                        .filter(file -> !file.endsWith("kustomization.yaml"))
                        .map(Path::normalize))
                .allMatch(used::contains);
    }

    @Test
    void renderedManifestsAreCurrent() throws IOException {
        Map<String, String> noted = Sums.read(Files.readString(Sources.RENDERED.resolve("SHA256SUMS")));
        Map<String, String> found = new TreeMap<>();
        for (Path file : Stream.concat(Sources.written().stream(), Sources.rendered().stream())
                .toList()) {
            found.put("./" + nameOf(file), Sums.of(file));
        }
        assertThat(found)
                .as("deploy/kubernetes has changed since it was rendered: run deploy/kubernetes/render")
                .isEqualTo(noted);
    }

    private static String nameOf(Path file) {
        Path from = file.startsWith(Sources.RENDERED)
                ? Sources.RENDERED.resolve("..").normalize()
                : Sources.FOLDER;
        return from.relativize(file).toString();
    }

    @Test
    void checksumDependsOnContent() throws IOException {
        Path file = Files.createTempFile("sum", ".yaml");
        try {
            Files.writeString(file, "a: 1\n");
            String before = Sums.of(file);
            Files.writeString(file, "a: 2\n");
            assertThat(Sums.of(file)).isNotEqualTo(before).hasSize(before.length());
        } finally {
            Files.delete(file);
        }
    }

    @Test
    void storesTransactionLogsOnPersistentVolumes() throws IOException {
        for (String file : List.of("base/application.yaml", "overlays/open-liberty-operator/application.yaml")) {
            String text = Files.readString(Sources.FOLDER.resolve(file));
            assertThat(text)
                    .as(file)
                    .contains("defaultServer/tranlog", "defaultServer/messaging", "volumeClaimTemplate")
                    .doesNotContainPattern("name: (transactions|messages|state)\\s+emptyDir");
        }
    }

    @Test
    void generatesExactlyUsedSecrets() throws IOException {
        Manifest secrets = Yaml.manifests(Sources.FOLDER.resolve("secrets/kustomization.yaml"))
                .get(0);
        Map<String, List<String>> made = new TreeMap<>();
        secrets.at("/secretGenerator")
                .forEach(secret -> made.put(
                        secret.path("name").asText(),
                        Stream.iterate(0, item -> item < secret.path("files").size(), item -> item + 1)
                                .map(item -> secret.at("/files/" + item).asText())
                                .toList()));
        assertThat(made).containsOnlyKeys(SecretRules.MADE.keySet());
        String script = Files.readString(Sources.FOLDER.resolve("secrets/make"));
        made.forEach((name, files) -> assertThat(files).allSatisfy(file -> {
            // The key is the file's name, or precedes it.
            String fileName = file.substring(file.indexOf("made/") + "made/".length());
            String key = file.startsWith("made/") ? fileName : file.substring(0, file.indexOf('='));
            assertThat(SecretRules.MADE.get(name)).contains(key);
            assertThat(script).contains(fileName);
        }));
        assertThat(Files.readString(Sources.FOLDER.resolve("secrets/.gitignore")))
                .contains("made/");
    }
}
