package org.tradebench.tests.deployment.kubernetes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Runs {@code deploy/kubernetes/load} with a fake {@code kubectl}, whose pods are folders with processes of this machine. */
@Timeout(60)
class LoadScriptTest {

    /** Two pods that are warm at once and have results as soon as they are signalled to begin their measurement intervals. */
    private static final String KUBECTL = """
            #!/bin/bash
            echo "$*" >>"$CLUSTER/commands"
            pod() { printf '%s\\n' "$@" | grep -m 1 '^load-generator-'; }
            case "$*" in
              *'{.status.failed}{.status.succeeded}'*) [ ! -e "$CLUSTER/failed" ] || echo 1 ;;
              *'{.spec.completions}'*) echo 2 ;;
              *' get pods '*) echo load-generator-0-abc load-generator-1-xyz ;;
              *' logs '*)
                echo "trade: warm after 3 s"
                [ ! -e "$CLUSTER/$(pod "$@")/word" ] || echo "trader: results are in /results/load-generator"
                # More than a pipe buffers: a reader that stops at the first match breaks it.
                seq 1 100000
                ;;
              *' exec '*)
                folder=$CLUSTER/$(pod "$@")
                while [ "$1" != -- ]; do shift; done
                shift
                "${@//\\/results/$folder}"
                ;;
            esac
            """;

    @TempDir
    private Path folder;

    @Test
    void sendsSameStartTimeAndFetchesResults() throws Exception {
        for (String pod : List.of("load-generator-0-abc", "load-generator-1-xyz")) {
            Path results = folder.resolve(pod).resolve(pod.contains("-0-") ? "load-generator-1" : "load-generator-2");
            Files.createDirectories(results);
            Files.writeString(results.resolve("load-generator.json"), pod);
        }
        Path out = folder.resolve("out");
        assertThat(load("small", out.toString())).as(output()).isZero();
        assertThat(out.resolve("load-generator-1/load-generator.json")).hasContent("load-generator-0-abc");
        assertThat(out.resolve("load-generator-2/load-generator.json")).hasContent("load-generator-1-xyz");
        assertThat(folder.resolve("load-generator-0-abc/word"))
                .content()
                .matches("interval [0-9]{13}\\n")
                .isEqualTo(Files.readString(folder.resolve("load-generator-1-xyz/word")));
        assertThat(folder.resolve("load-generator-0-abc/collected")).exists();
        assertThat(folder.resolve("load-generator-1-xyz/collected")).exists();
        assertThat(Files.readAllLines(folder.resolve("commands")))
                .startsWith(
                        "--namespace trader delete job load-generator --ignore-not-found --cascade=foreground --wait",
                        "apply --kustomize " + Sources.FOLDER.resolve("overlays/small/load-generator"));
    }

    @Test
    void failsWhenLoadGeneratorFails() throws Exception {
        Files.createFile(folder.resolve("failed"));
        assertThat(load("small", folder.resolve("out").toString())).isEqualTo(1);
        assertThat(output()).contains("load: a load-generator process failed");
    }

    @Test
    void rejectsInvalidArgumentsWithExpectedOnes() throws Exception {
        assertThat(load("small")).isEqualTo(2);
        assertThat(output()).contains("expected two arguments");
        assertThat(load("large", folder.resolve("out").toString())).isEqualTo(2);
        assertThat(output()).contains("there is no load for 'large'; expected one of: paper small");
        assertThat(load("small", folder.toString())).isEqualTo(2);
        assertThat(output()).contains("is there already");
    }

    private String output() throws IOException {
        Path output = folder.resolve("output");
        return Files.exists(output) ? Files.readString(output, StandardCharsets.UTF_8) : "";
    }

    private int load(String... arguments) throws Exception {
        Path bin = Files.createDirectories(folder.resolve("bin"));
        Path kubectl = Files.writeString(bin.resolve("kubectl"), KUBECTL);
        Files.setPosixFilePermissions(kubectl, PosixFilePermissions.fromString("rwxr-xr-x"));
        ProcessBuilder builder =
                new ProcessBuilder("bash", Sources.FOLDER.resolve("load").toString());
        builder.command().addAll(List.of(arguments));
        builder.redirectErrorStream(true)
                .redirectOutput(folder.resolve("output").toFile());
        builder.environment().put("CLUSTER", folder.toString());
        builder.environment().merge("PATH", bin + ":", (path, ours) -> ours + path);
        return builder.start().waitFor();
    }
}
