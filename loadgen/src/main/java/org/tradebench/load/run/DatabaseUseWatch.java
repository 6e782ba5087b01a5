package org.tradebench.load.run;

import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.loadgenerator.LoadProgress;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.telemetry.IoUse;
import org.tradebench.load.telemetry.SessionUse;
import org.tradebench.load.telemetry.StatementUse;
import org.tradebench.load.telemetry.source.Telemetry;

/**
 * Determines which SQL statements the database executed, what its sessions did, and what its server read and wrote, while a run was measured: from the end of
 * the first second of the measurement interval to the end of the load.
 */
final class DatabaseUseWatch implements Consumer<LoadProgress> {
    private final Telemetry telemetry;
    private @Nullable Map<String, StatementUse.Counters> before;
    private Map<String, IoUse.Counters> ioBefore = Map.of();

    DatabaseUseWatch(Telemetry telemetry) {
        this.telemetry = telemetry;
    }

    @Override
    public void accept(LoadProgress second) {
        if (before == null && second.phase() == LoadProgress.Phase.INTERVAL) {
            before = telemetry.statements();
            ioBefore = telemetry.io();
            telemetry.watchSessions();
        }
    }

    /** Writes the results into the folder, except those that the database does not provide. */
    void write(ResultFolder results) {
        telemetry.sessions().ifPresent(use -> results.write(SessionUse.FILE, use));
        if (!ioBefore.isEmpty()) {
            results.write(IoUse.FILE, IoUse.between(ioBefore, telemetry.io()));
        }
        if (before != null && !before.isEmpty()) {
            StatementUse use = StatementUse.between(before, telemetry.statements());
            if (!use.statements().isEmpty()) {
                results.write(StatementUse.FILE, use);
            }
        }
    }
}
