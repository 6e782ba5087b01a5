package org.tradebench.load.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.failure.Failure;

class ProjectLayoutTest {

    @TempDir
    Path project;

    @Test
    void findsProjectFromSubfolder() throws Exception {
        for (String module : new String[] {"trader-app", "loadgen"}) {
            Files.createFile(Files.createDirectories(project.resolve(module)).resolve("pom.xml"));
        }
        Path deep = Files.createDirectories(project.resolve("loadgen/src/main"));
        assertThat(ProjectLayout.find(new Properties(), Map.of(), deep).base()).isEqualTo(project.toAbsolutePath());
    }

    @Test
    void findsReleaseFromSubfolder() throws Exception {
        Files.createFile(project.resolve("RELEASE"));
        Path deep = Files.createDirectories(project.resolve("docs/results"));
        ProjectLayout layout = ProjectLayout.find(new Properties(), Map.of(), deep);
        assertThat(layout.base()).isEqualTo(project.toAbsolutePath());
        assertThat(layout.isRelease()).isTrue();
    }

    @Test
    void prefersPropertyOverEnvironmentOverFolder() {
        Properties properties = new Properties();
        Map<String, String> environment = Map.of(ProjectLayout.BASE_VARIABLE, "/by/environment");
        assertThat(ProjectLayout.find(properties, environment, project).base()).isEqualTo(Path.of("/by/environment"));
        properties.setProperty(ProjectLayout.BASE_PROPERTY, "/by/property");
        assertThat(ProjectLayout.find(properties, environment, project).base()).isEqualTo(Path.of("/by/property"));
    }

    @Test
    void namesBaseVariableOutsideProject() {
        assertThatThrownBy(() -> ProjectLayout.find(new Properties(), Map.of(), project))
                .isInstanceOf(Failure.class)
                .hasMessageContainingAll(project.toString(), ProjectLayout.BASE_VARIABLE);
    }

    @Test
    void readsHomeFromEnvironment() {
        TraderHome home = TraderHome.of(Map.of(TraderHome.VARIABLE, "/data/trader"));
        assertThat(home.database()).isEqualTo(Path.of("/data/trader/database"));
    }
}
