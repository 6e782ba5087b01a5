package org.tradebench.load.doctor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.doctor.Diagnosis.State;
import org.tradebench.load.sut.compose.Docker;

class DoctorTest {
    @TempDir
    Path folder;

    @Test
    void reportsMissingCompilerAndMavenAsProblems() {
        assertThat(Doctor.tools(Map.of("PATH", folder.toString()), true, 17, folder))
                .extracting(Diagnosis::subject, Diagnosis::state)
                .containsExactly(tuple("java", State.PROBLEM), tuple("maven", State.PROBLEM));
    }

    @Test
    void needsNoBuildToolsForRelease() {
        assertThat(Doctor.tools(Map.of("PATH", folder.toString()), false, 17, folder))
                .extracting(Diagnosis::subject, Diagnosis::state)
                .containsExactly(tuple("java", State.OK));
    }

    @Test
    void findsExecutableOnPath() throws IOException {
        Path mvn = Files.writeString(folder.resolve("mvn"), "");
        assertThat(Doctor.onPath("mvn", Map.of("PATH", "/nowhere:" + folder))).isEmpty();
        assertThat(mvn.toFile().setExecutable(true)).isTrue();
        assertThat(Doctor.onPath("mvn", Map.of("PATH", "/nowhere:" + folder))).contains(mvn);
    }

    @Test
    void notesPortInUseAndOptionToChangeIt() throws IOException {
        try (ServerSocket taken = new ServerSocket(0)) {
            Diagnosis diagnosis = Doctor.port(taken.getLocalPort(), "trader serve --http-port");
            assertThat(diagnosis.state()).isEqualTo(State.NOTE);
            assertThat(diagnosis.right()).contains("--http-port");
        }
    }

    @Test
    void reportsFullDiskAndMemoryFileSystem() {
        assertThat(Doctor.judgeDisk(folder, 100, "ext4").state()).isEqualTo(State.PROBLEM);
        assertThat(Doctor.judgeDisk(folder, 100_000, "tmpfs").state()).isEqualTo(State.NOTE);
        assertThat(Doctor.judgeDisk(folder, 100_000, "ext4").state()).isEqualTo(State.OK);
        assertThat(Doctor.disk(folder.resolve("not/made/yet")).found()).contains(folder.toString());
    }

    @Test
    void reportsUnreachableDatabaseAsProblem() {
        assertThat(Doctor.database(Map.of()).state()).isEqualTo(State.OK);
        Diagnosis wrong = Doctor.database(Map.of("TRADER_DB_HOST", "127.0.0.1", "TRADER_DB_PORT", "1"));
        assertThat(wrong.state()).isEqualTo(State.PROBLEM);
        assertThat(wrong.found()).contains("no PostgreSQL answers at 127.0.0.1:1");
    }

    @Test
    void reportsMissingDockerAsNote() {
        assertThat(Doctor.docker(new Docker("no-such-docker")).state()).isEqualTo(State.NOTE);
    }
}
