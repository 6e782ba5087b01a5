package org.tradebench.load.run;

import java.util.Map;
import java.util.Optional;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.driver.Target;

/**
 * A server that somebody else runs. Its database is known only when the environment names it.
 *
 * @param target the application's address
 * @param database by TRADER_DB_*
 */
record RemoteSystem(Target target, Optional<DatabaseSettings> database) implements MeasuredSystem {
    @Override
    public Map<String, String> software() {
        return Map.of();
    }

    @Override
    public Optional<String> jvmOptions() {
        return Optional.empty();
    }

    @Override
    public void check() {
        // The driver notices: requests fail, and the gate for errors says so.
    }
}
