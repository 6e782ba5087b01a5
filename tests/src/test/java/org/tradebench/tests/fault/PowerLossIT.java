package org.tradebench.tests.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.harness.Requirement.LOOP_MOUNT;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.database.EmbeddedPostgres;
import org.tradebench.load.failure.Failure;
import org.tradebench.tests.harness.OwnSystem;
import org.tradebench.tests.harness.Requires;
import org.tradebench.tests.harness.Rows;

/**
 * A power cut loses what was written and not synced, which {@code kill -9} does not: the page cache survives it. The database's folder is a file system of its own on a
 * loop device. The device's image holds what that file system has handed on, and nothing of its page cache: a copy of the image, taken the moment the database has been
 * killed, is the disk after the cut.
 */
@Tag("full")
@OwnSystem
@Requires(LOOP_MOUNT)
class PowerLossIT {

    private static final int ORDERS = 100;

    @TempDir
    private Path temporary;

    @Test
    void keepsEveryAcknowledgedOrder() {
        assertThat(foundAfterPowerLoss("on")).isEqualTo(ORDERS);
    }

    /** Shows that the copy is what a power cut leaves: without fsync the same orders are gone. */
    @Test
    void losesOrdersOfADatabaseThatDoesNotSync() {
        assertThat(foundAfterPowerLoss("off")).isLessThan(ORDERS);
    }

    private int foundAfterPowerLoss(String fsync) {
        Path image = temporary.resolve("disk");
        run("truncate", "--size=400M", image.toString());
        run("mkfs.ext4", "-q", "-F", image.toString());
        long before = onDisk(image, database -> {
            DatabaseSettings settings = database.settings();
            OwnDatabase.populate(settings, 10, 10);
            DatabaseSettings superuser = superuser(settings, image);
            Rows.execute(superuser, "CHECKPOINT");
            run("sync");
            Rows.execute(superuser, "ALTER SYSTEM SET fsync = " + fsync);
            Rows.value(superuser, "SELECT pg_reload_conf()");
            long highest = orders(settings);
            for (int i = 0; i < ORDERS; i++) {
                placeOrder(settings);
            }
            kill(database);
            run("cp", "--sparse=always", image.toString(), copy(image).toString());
            return highest;
        });
        try {
            return (int) (onDisk(copy(image), database -> orders(database.settings())) - before);
        } catch (Failure notEvenStarted) {
            return 0;
        }
    }

    private interface Work {
        long on(EmbeddedPostgres database);
    }

    private long onDisk(Path image, Work work) {
        Path mounted = mounted(image);
        try {
            Files.createDirectories(mounted);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        run("mount", "-o", "loop", image.toString(), mounted.toString());
        try (EmbeddedPostgres database = OwnDatabase.start(mounted)) {
            return work.on(database);
        } finally {
            // The last process of the server may be ending still.
            run("umount", "--lazy", mounted.toString());
        }
    }

    private static Path copy(Path image) {
        return image.resolveSibling("copy");
    }

    private Path mounted(Path image) {
        return temporary.resolve("mounted-" + image.getFileName());
    }

    private DatabaseSettings superuser(DatabaseSettings settings, Path image) {
        try {
            String password = Files.readString(mounted(image).resolve("database/password"));
            return new DatabaseSettings(
                    settings.host(), settings.port(), settings.name(), "postgres", password.strip());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static long orders(DatabaseSettings settings) {
        return Long.parseLong(Rows.value(settings, "SELECT count(*) FROM trade_order"));
    }

    /** Acknowledged when this returns: its transaction is committed. */
    private static void placeOrder(DatabaseSettings settings) {
        Rows.execute(
                settings,
                "INSERT INTO trade_order (account_id, symbol, order_type, order_status, open_date, quantity, price, order_fee)"
                        + " SELECT min(account_id), 's:1', 'buy', 'open', now(), 1, 10, 24.95 FROM account");
    }

    private static void kill(EmbeddedPostgres database) {
        ProcessHandle postmaster = ProcessHandle.of(database.pid()).orElseThrow();
        List<ProcessHandle> backends = postmaster.descendants().toList();
        postmaster.destroyForcibly();
        backends.forEach(ProcessHandle::destroyForcibly);
        postmaster.onExit().join();
        backends.forEach(backend -> backend.onExit().join());
    }

    private static void run(String... command) {
        try {
            Process process = new ProcessBuilder(command).inheritIO().start();
            assertThat(process.waitFor()).as(String.join(" ", command)).isZero();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
