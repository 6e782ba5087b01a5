package org.tradebench.load.plugin.recorder;

import java.util.concurrent.atomic.LongAdder;

/** Counts requests, errors, lost sessions and summed latency of a phase. */
final class Tally {
    final LongAdder requests = new LongAdder();
    final LongAdder errors = new LongAdder();
    final LongAdder sessionsLost = new LongAdder();
    final LongAdder rightNanos = new LongAdder();

    record Sums(long requests, long errors, long sessionsLost, long rightNanos) {
        Sums since(Sums before) {
            return new Sums(
                    requests - before.requests,
                    errors - before.errors,
                    sessionsLost - before.sessionsLost,
                    rightNanos - before.rightNanos);
        }

        double meanMillis() {
            long right = requests - errors;
            // Read while others write: the parts may be a request apart.
            return right <= 0 ? 0 : rightNanos / 1e6 / right;
        }
    }

    void add(RecordedAnswer answer) {
        requests.increment();
        if (answer.right()) {
            rightNanos.add(answer.nanos());
        } else {
            errors.increment();
            if (answer.sessionLost()) {
                sessionsLost.increment();
            }
        }
    }

    Sums sums() {
        return new Sums(requests.sum(), errors.sum(), sessionsLost.sum(), rightNanos.sum());
    }
}
