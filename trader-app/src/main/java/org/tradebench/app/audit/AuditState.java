package org.tradebench.app.audit;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Reports the progress of the last audit.
 *
 * @param number of the current check, from 1; 0 before the first
 * @param all how many checks there are; 0 before the first
 * @param step what is being done now
 * @param report null while it runs, and when it failed
 * @param failure why it failed; null otherwise
 */
public record AuditState(
        Instant started,
        int number,
        int all,
        String step,
        @Nullable AuditReport report,
        @Nullable String failure) {
    static AuditState begun() {
        return new AuditState(Instant.now(), 0, 0, "connecting to the database", null, null);
    }

    AuditState at(int nextNumber, int ofAll, String nextStep) {
        return new AuditState(started, nextNumber, ofAll, nextStep, null, null);
    }

    AuditState ended(AuditReport result) {
        return new AuditState(started, number, all, step, result, null);
    }

    AuditState failed(String why) {
        return new AuditState(started, number, all, step, null, why);
    }

    public boolean running() {
        return report == null && failure == null;
    }
}
