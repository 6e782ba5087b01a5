package org.tradebench.load.sut.url;

import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.loadgenerator.ServerAddress;
import org.tradebench.load.sut.SystemUnderTest;
import org.tradebench.load.telemetry.CacheSample;

/**
 * A server that somebody else runs. Its database is known only when the environment names it.
 *
 * @param target the application's address
 * @param database by TRADER_DB_*
 */
record RemoteSystem(ServerAddress target, Optional<DatabaseSettings> database) implements SystemUnderTest {
    /** Its administrator's password is not sent to a host that is only to be measured. */
    @Override
    public Optional<Supplier<CacheSample>> cache() {
        return Optional.empty();
    }

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
        // The load generator notices: requests fail, and the validity check for errors says so.
    }
}
