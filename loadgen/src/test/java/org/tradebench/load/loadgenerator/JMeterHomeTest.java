package org.tradebench.load.loadgenerator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.failure.Failure;

class JMeterHomeTest {
    private static final Path ASSEMBLED = Path.of("target", "jmeter");

    @Test
    void reportsFolderWithoutJMeter(@TempDir Path empty) {
        assertThatThrownBy(() -> new JMeterHome(empty))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("there is no JMeter in " + empty)
                .hasMessageContaining("mvn");
    }

    @Test
    void packagesOnlyPluginClassesInJar() throws IOException {
        List<Path> jars = jars("lib/ext", "-jmeter.jar");
        assertThat(jars).hasSize(1);
        try (JarFile jar = new JarFile(jars.get(0).toFile())) {
            assertThat(jar.stream().filter(entry -> !entry.isDirectory()).map(JarEntry::getName))
                    .contains("org/tradebench/load/plugin/controller/SessionController.class")
                    .allMatch(name ->
                            name.startsWith("org/tradebench/load/plugin/") || name.equals("META-INF/MANIFEST.MF"));
        }
    }

    @Test
    void bundlesHistogramLibraryAndOneLoggingApi() throws IOException {
        assertThat(jars("lib", ".jar"))
                .extracting(jar -> jar.getFileName().toString())
                .anyMatch(name -> name.startsWith("HdrHistogram-"))
                .noneMatch(name -> name.startsWith("commons-logging"))
                .filteredOn(name -> name.startsWith("slf4j-api"))
                .hasSize(1);
    }

    private static List<Path> jars(String folder, String ending) throws IOException {
        try (Stream<Path> files = Files.list(ASSEMBLED.resolve(folder))) {
            return files.filter(file -> file.toString().endsWith(ending)).toList();
        }
    }
}
