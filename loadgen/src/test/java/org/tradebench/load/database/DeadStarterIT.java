package org.tradebench.load.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.Folders;

/** Checks that no server stays behind and that the folder can be used again, however the starter ends. */
@Tag("full")
class DeadStarterIT {

    @TempDir
    Path home;

    private Path folder;

    @BeforeEach
    void copyUsedFolder() throws IOException {
        folder = EmbeddedFolders.usedBefore(home.resolve("database"));
    }

    @Test
    void stopsServerOfKilledStarter() throws Exception {
        long server;
        try (StarterProcess starter = start()) {
            EmbeddedPostgresIT.execute(starter.settings(), "CREATE TABLE kept AS SELECT 42 AS answer");
            server = serverPid();
            starter.kill();
        }
        Eventually.holds("exit of the server", () -> ProcessHandle.of(server).isEmpty());
        try (EmbeddedPostgres next = startHere()) {
            assertThat(EmbeddedPostgresIT.ask(next.settings(), "SELECT answer FROM kept"))
                    .isEqualTo("42");
        }
    }

    @Test
    void shutsDownServerOfTerminatedStarter() throws Exception {
        long server;
        try (StarterProcess starter = start()) {
            server = serverPid();
            starter.terminate();
        }
        assertThat(ProcessHandle.of(server)).isEmpty();
        assertThat(Files.readString(folder.resolve("server.log"))).contains("received fast shutdown request");
        assertThat(FileTrees.tail(folder.resolve("server.log"), 3)).contains("database system is shut down");
        assertThat(folder.resolve("connection.properties")).doesNotExist();
    }

    @Test
    void stopsOrphanedServerAtNextStart() throws Exception {
        long server;
        try (StarterProcess starter = start()) {
            EmbeddedPostgresIT.execute(starter.settings(), "CREATE TABLE kept AS SELECT 42 AS answer");
            server = serverPid();
            killWatcher();
            starter.kill();
        }
        assertThat(ProcessHandle.of(server)).isPresent();
        try (EmbeddedPostgres next = startHere()) {
            Eventually.holds(
                    "exit of the old server", () -> ProcessHandle.of(server).isEmpty());
            assertThat(EmbeddedPostgresIT.ask(next.settings(), "SELECT answer FROM kept"))
                    .isEqualTo("42");
        }
    }

    @Test
    void recoversKilledServerAtNextStart() throws Exception {
        try (StarterProcess starter = start()) {
            EmbeddedPostgresIT.execute(starter.settings(), "CREATE TABLE kept AS SELECT 42 AS answer");
            ProcessHandle server = ProcessHandle.of(serverPid()).orElseThrow();
            List<ProcessHandle> backends = server.children().toList();
            server.destroyForcibly();
            Eventually.holds(
                    "exit of the server",
                    () -> !server.isAlive() && backends.stream().noneMatch(ProcessHandle::isAlive));
            starter.kill();
        }
        try (EmbeddedPostgres next = startHere()) {
            assertThat(EmbeddedPostgresIT.ask(next.settings(), "SELECT answer FROM kept"))
                    .isEqualTo("42");
        }
    }

    @Test
    void reportsOwnerAndServerToOtherProcesses() throws Exception {
        try (StarterProcess starter = start()) {
            assertThatThrownBy(this::startHere)
                    .isInstanceOf(Failure.class)
                    .hasMessageContaining("in use by process " + starter.pid());
            assertThat(EmbeddedPostgres.runningIn(folder)).contains(starter.settings());
            starter.terminate();
        }
        assertThat(EmbeddedPostgres.runningIn(folder)).isEmpty();
    }

    @Test
    void startsServerAsOrdinaryUser() throws Exception {
        assumeTrue(Command.output(List.of("id", "-u")).strip().equals("0"), "only root can become another user");
        String userId = "65534";
        String[] asUser = {"setpriv", "--reuid=" + userId, "--regid=" + userId, "--clear-groups"};
        Path theirHome = Files.createTempDirectory("ordinary-user");
        Command.output(List.of("chmod", "755", theirHome.toString()));
        String classPath = StarterProcess.readableClassPath(Files.createDirectory(theirHome.resolve("class-path")));
        Command.output(List.of("chown", userId, theirHome.toString()));
        try (StarterProcess starter = StarterProcess.start(theirHome, classPath, asUser)) {
            assertThat(EmbeddedPostgresIT.ask(starter.settings(), "SELECT 1")).isEqualTo("1");
            assertThat(Files.getAttribute(theirHome.resolve("database/cluster"), "unix:uid"))
                    .isEqualTo(Integer.valueOf(userId));
            starter.terminate();
        }
        // Root may use the user's folder, too; its files must still belong to the user afterwards.
        try (StarterProcess starter = StarterProcess.start(theirHome)) {
            assertThat(EmbeddedPostgresIT.ask(starter.settings(), "SELECT 1")).isEqualTo("1");
            starter.terminate();
        }
        try (StarterProcess starter = StarterProcess.start(theirHome, classPath, asUser)) {
            assertThat(EmbeddedPostgresIT.ask(starter.settings(), "SELECT 1")).isEqualTo("1");
            starter.terminate();
        }
        Folders.delete(theirHome);
    }

    private StarterProcess start() throws IOException {
        return StarterProcess.start(home);
    }

    private EmbeddedPostgres startHere() {
        return EmbeddedPostgres.start(folder, EmbeddedFolders.PROGRAMS, 0);
    }

    private long serverPid() throws IOException {
        return Long.parseLong(Files.readAllLines(folder.resolve("cluster/postmaster.pid"))
                .get(0)
                .strip());
    }

    private void killWatcher() {
        List<ProcessHandle> watchers = ProcessHandle.allProcesses()
                .filter(process -> process.info()
                        .commandLine()
                        .filter(line -> line.contains(
                                folder.resolve("watched-server.sh").toString()))
                        .isPresent())
                .toList();
        assertThat(watchers).hasSize(1);
        watchers.forEach(ProcessHandle::destroyForcibly);
        Eventually.holds("exit of the watcher", () -> watchers.stream().noneMatch(ProcessHandle::isAlive));
    }
}
