package org.tradebench.tests.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.harness.Requirement.LOOP_MOUNT;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.database.EmbeddedPostgres;
import org.tradebench.load.failure.Failure;
import org.tradebench.tests.harness.LoopDisk;
import org.tradebench.tests.harness.OwnSystem;
import org.tradebench.tests.harness.Requires;
import org.tradebench.tests.harness.Rows;

/**
 * Cuts the power of the database's disk. Unlike {@code kill -9}, which the page cache survives, a power cut loses what was written but not synced. The database's
 * folder is on a {@link LoopDisk}, whose power is cut as soon as the database has been killed.
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
        assertThat(ordersAfterPowerLoss("on")).isEqualTo(ORDERS);
    }

    /** Shows that the disk's copy has the effect of a power cut: without fsync, the same orders are lost. */
    @Test
    void losesOrdersWithoutFsync() {
        assertThat(ordersAfterPowerLoss("off")).isLessThan(ORDERS);
    }

    private int ordersAfterPowerLoss(String fsync) {
        LoopDisk disk = LoopDisk.create(temporary, "400M");
        AtomicReference<LoopDisk> after = new AtomicReference<>();
        long before = disk.use(folder -> {
            try (EmbeddedPostgres database = OwnDatabase.start(folder)) {
                DatabaseSettings settings = database.settings();
                OwnDatabase.populate(settings, 10, 10);
                DatabaseSettings superuser = superuser(settings, folder);
                Rows.execute(superuser, "CHECKPOINT");
                LoopDisk.sync();
                Rows.execute(superuser, "ALTER SYSTEM SET fsync = " + fsync);
                Rows.value(superuser, "SELECT pg_reload_conf()");
                long highest = orders(settings);
                for (int i = 0; i < ORDERS; i++) {
                    placeOrder(settings);
                }
                kill(database);
                after.set(disk.afterPowerCut());
                return highest;
            }
        });
        try {
            return (int) (after.get().use(PowerLossIT::ordersIn) - before);
        } catch (Failure notEvenStarted) {
            return 0;
        }
    }

    private static long ordersIn(Path folder) {
        try (EmbeddedPostgres database = OwnDatabase.start(folder)) {
            return orders(database.settings());
        }
    }

    private static DatabaseSettings superuser(DatabaseSettings settings, Path folder) {
        try {
            String password = Files.readString(folder.resolve("database/password"));
            return new DatabaseSettings(
                    settings.host(), settings.port(), settings.name(), "postgres", password.strip());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static long orders(DatabaseSettings settings) {
        return Long.parseLong(Rows.value(settings, "SELECT count(*) FROM trade_order"));
    }

    /** Places an order, whose transaction is committed when this returns. */
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
}
