package org.tradebench.load.sut.embedded;

import org.tradebench.load.console.Display;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.Teardown;

/** One of several systems that are up at the same time on this machine, each with an application server and a database of its own. */
final class InterleavedSystem extends EmbeddedTarget {
    private final int number;

    /** @param number among the systems that are up at the same time, from 1 */
    InterleavedSystem(int number) {
        this.number = number;
    }

    @Override
    public void ready() {
        if (DatabaseSettings.fromEnvironment(System.getenv()).isPresent()) {
            throw Failure.usage(
                    "interleaved systems have a database each, and the environment names one for all: expected no TRADER_DB_HOST");
        }
    }

    @Override
    DatabaseSettings startDatabase(Teardown teardown, Display display) {
        return LocalDatabase.start(number, teardown, display);
    }
}
