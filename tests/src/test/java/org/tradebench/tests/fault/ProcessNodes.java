package org.tradebench.tests.fault;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tradebench.load.database.EmbeddedPostgres;
import org.tradebench.load.fault.FaultKind;
import org.tradebench.load.fault.NodeControl;
import org.tradebench.tests.cluster.RunningCluster;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Rows;

/** Injects faults into processes of this machine by signals: application servers that tests have started, and a database of their own. */
final class ProcessNodes implements NodeControl {
    private static final String DATABASE = "database";

    private final RunningCluster cluster;
    private final Path folder;
    private final Path programs;
    private EmbeddedPostgres database;
    private boolean failedOver;

    ProcessNodes(RunningCluster cluster, Path folder, Path programs, EmbeddedPostgres database) {
        this.cluster = cluster;
        this.folder = folder;
        this.programs = programs;
        this.database = database;
    }

    @Override
    public List<String> applications() {
        return IntStream.range(0, cluster.all().size())
                .mapToObj(index -> "application-" + (index + 1))
                .toList();
    }

    @Override
    public String database() {
        return DATABASE;
    }

    @Override
    public Optional<String> outermost() {
        return Optional.empty();
    }

    private int index(String node) {
        return applications().indexOf(node);
    }

    @Override
    public Optional<String> coordinator() {
        return Optional.empty();
    }

    @Override
    public void kill(String node) {
        if (!node.equals(DATABASE)) {
            cluster.all().get(index(node)).kill();
            return;
        }
        ProcessHandle postmaster = ProcessHandle.of(database.pid()).orElseThrow();
        // Stops the postmaster first: after its end, backends would tell their clients, which a power cut does not.
        signal("STOP", postmaster.pid());
        List<ProcessHandle> backends = postmaster.descendants().toList();
        backends.forEach(ProcessHandle::destroyForcibly);
        postmaster.destroyForcibly();
        postmaster.onExit().join();
        backends.forEach(backend -> backend.onExit().join());
    }

    @Override
    public void stop(String node) {
        cluster.all().get(index(node)).close();
    }

    /** Creates the file and sends the signal of "pg_ctl promote", which refuses to run as root. */
    @Override
    public void promoteStandby() {
        try {
            Files.createFile(folder.resolve("standby/cluster/promote"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        failedOver = true;
        signal("USR1", database.standbyPid().orElseThrow());
        Await.until("the standby is the primary", Duration.ofMinutes(1), () -> {
            try {
                return Rows.value(database.settings(), "SELECT pg_is_in_recovery()")
                        .equals("f");
            } catch (IllegalStateException notYet) {
                return false;
            }
        });
    }

    @Override
    public void start(String node) {
        if (failedOver && node.equals(DATABASE)) {
            // The old primary lacks what was committed since the failover, so it is not started again.
            return;
        }
        if (node.equals(DATABASE)) {
            int port = database.settings().port();
            database.close();
            database = EmbeddedPostgres.start(folder, programs, port);
        } else {
            cluster.restart(index(node));
        }
    }

    @Override
    public void pause(String node) {
        signal("STOP", cluster.all().get(index(node)).server().pid());
    }

    @Override
    public void resume(String node) {
        signal("CONT", cluster.all().get(index(node)).server().pid());
    }

    private static void signal(String signal, long pid) {
        try {
            int code = new ProcessBuilder("kill", "-" + signal, Long.toString(pid))
                    .start()
                    .waitFor();
            if (code != 0) {
                throw new IllegalStateException("kill -" + signal + " " + pid + ": exit code " + code);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void setClockAhead(String node, Duration ahead) {
        throw new UnsupportedOperationException("processes of one machine share its clock");
    }

    @Override
    public boolean isHealthy(String node) {
        if (node.equals(DATABASE)) {
            return failedOver || database.isAlive();
        }
        try {
            return cluster.all().get(index(node)).browser().get("/app").status() == 200;
        } catch (UncheckedIOException notYet) {
            return false;
        }
    }

    @Override
    public void separate(List<String> one, List<String> other) {
        throw new UnsupportedOperationException("processes of one machine share its network");
    }

    @Override
    public void join(List<String> one, List<String> other) {
        // Nothing was separated.
    }

    @Override
    public void fillDisk() {
        throw new UnsupportedOperationException("the disk is this machine's");
    }

    @Override
    public void freeDisk() {
        // Nothing was filled.
    }

    @Override
    public Optional<String> obstacle(FaultKind kind) {
        return switch (kind) {
            case KILL_NODE, PAUSE_NODE, KILL_DATABASE, ROLLING_RESTART -> Optional.empty();
            case PARTITION, PARTITION_DATABASE -> Optional.of("processes of one machine share its network");
            case PAUSE_DATABASE, STOP_DATABASE_FAST, DISK_FULL, LOST_COORDINATOR, CLOCK_SKEW ->
                Optional.of("it is made with containers");
            case FAIL_OVER_DATABASE ->
                database.standbyPid().isPresent() ? Optional.empty() : Optional.of("the database has no standby");
            case RESTART_PROXY -> Optional.of("there is none");
        };
    }

    void close() {
        database.close();
    }
}
