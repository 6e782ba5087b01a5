package org.tradebench.load.sut;

import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.settings.RunSettings;

/** A database that somebody else runs, made ready for a load. */
public final class ExistingDatabase {
    private ExistingDatabase() {}

    /**
     * Tidies it, after the rows were brought back when that was asked for.
     *
     * @param restoreRows false: the rows stay as they are
     */
    public static void prepare(
            DatabaseSettings database, RunSettings asked, boolean restoreRows, RunContext workplace) {
        if (restoreRows) {
            Rows.restore(database, asked, workplace.display());
        } else {
            workplace.telemetry().note("the rows were left as they were found");
        }
        DatabasePreparation.tidied(database).forEach(workplace.telemetry()::note);
    }
}
