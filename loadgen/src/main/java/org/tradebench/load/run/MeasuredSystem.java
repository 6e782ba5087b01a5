package org.tradebench.load.run;

import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.driver.Target;
import org.tradebench.load.telemetry.CacheSample;

/** What a run drives: processes that it started, or a server that runs elsewhere. */
interface MeasuredSystem {
    /** Where the driver sends its requests. */
    Target target();

    /** The database behind it; empty when nothing is known of it. */
    Optional<DatabaseSettings> database();

    /** Asks the application for its cache's counters; empty when this run may not. */
    Optional<Supplier<CacheSample>> cache();

    /** Facts for the manifest: versions. */
    Map<String, String> software();

    /** Facts for the manifest: the command-line options of its JVM. */
    Optional<String> jvmOptions();

    /** Fails with one clear text when the system has gone. */
    void check();
}
