package org.tradebench.load.run;

import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.loadgenerator.LoadProgress;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.telemetry.SessionUse;
import org.tradebench.load.telemetry.StatementUse;
import org.tradebench.load.telemetry.source.Telemetry;

/**
 * Finds out which SQL statements the database executed, and at what its sessions were, while a run was measured: from the end of the first second of the measurement interval to the end
 * of the load.
 */
final class DatabaseUseWatch implements Consumer<LoadProgress> {
    private final Telemetry telemetry;
    private @Nullable Map<String, StatementUse.Counters> before;

    DatabaseUseWatch(Telemetry telemetry) {
        this.telemetry = telemetry;
    }

    @Override
    public void accept(LoadProgress second) {
        if (before == null && second.phase() == LoadProgress.Phase.INTERVAL) {
            before = telemetry.statements();
            telemetry.watchSessions();
        }
    }

    /** Leaves statements and sessions in the folder; nothing of what the database does not tell. */
    void write(ResultFolder results) {
        telemetry.sessions().ifPresent(use -> results.write(SessionUse.FILE, use));
        if (before != null && !before.isEmpty()) {
            StatementUse use = StatementUse.between(before, telemetry.statements());
            if (!use.statements().isEmpty()) {
                results.write(StatementUse.FILE, use);
            }
        }
    }
}
