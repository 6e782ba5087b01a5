package org.tradebench.load.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tradebench.load.failure.Failure;

class JavaRuntimeTest {
    private static final Path HOME = Path.of("somewhere");

    @Test
    void parsesVersionAndDescription() {
        JavaRuntime java = JavaRuntime.describe(
                HOME,
                List.of(
                        "openjdk version \"25.0.1\" 2025-10-21 LTS",
                        "OpenJDK Runtime Environment Temurin-25.0.1+8 (build 25.0.1+8-LTS)",
                        "OpenJDK 64-Bit Server VM Temurin-25.0.1+8 (build 25.0.1+8-LTS, mixed mode, sharing)"));
        assertThat(java.major()).isEqualTo(25);
        assertThat(java.description()).startsWith("OpenJDK 64-Bit Server VM");
    }

    @Test
    void rejectsOldJavaAndNamesMinimum() {
        assertThatThrownBy(() -> JavaRuntime.describe(HOME, List.of("openjdk version \"11.0.2\" 2019-01-15")))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("got 11")
                .hasMessageContaining("expected version 17 or later");
    }

    @Test
    void rejectsFolderWithoutJava() {
        assertThatThrownBy(() -> JavaRuntime.at(Path.of("/no/java/here")))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("no bin/java");
    }

    @Test
    void acceptsCurrentJava() {
        assertThat(JavaRuntime.current().major()).isGreaterThanOrEqualTo(17);
    }
}
