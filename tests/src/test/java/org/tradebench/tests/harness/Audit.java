package org.tradebench.tests.harness;

import java.util.List;
import org.tradebench.load.consistency.ConsistencyCheck;
import org.tradebench.load.database.DatabaseSettings;

/** The consistency check, as {@code ./trader db check} makes it. */
public final class Audit {

    private Audit() {}

    /** Returns a line for each condition that does not hold; empty when every cent and every share is accounted for. */
    public static List<String> of(DatabaseSettings database) {
        return new ConsistencyCheck(false)
                .audit(database, (number, all, check) -> {}).findings().stream()
                        .filter(finding -> !finding.isClean())
                        .map(finding -> finding.check() + ": " + finding.violations() + " times, " + finding.examples())
                        .toList();
    }
}
