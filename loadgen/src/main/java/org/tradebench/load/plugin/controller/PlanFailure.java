package org.tradebench.load.plugin.controller;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.jorphan.util.JMeterStopTestNowException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reports, once and in one line, what is wrong with a plan: in jmeter.log and on the terminal, where a runner reads it. */
final class PlanFailure {
    private static final Logger LOG = LoggerFactory.getLogger(PlanFailure.class);
    private static final AtomicReference<String> LAST_REPORTED = new AtomicReference<>();

    private PlanFailure() {}

    /** Reports an invalid setting and returns what ends the test without any load; the caller throws it. */
    static JMeterStopTestNowException stop(IllegalArgumentException invalid) {
        String message = Objects.requireNonNullElse(invalid.getMessage(), invalid.toString());
        reportOnce(message);
        return new JMeterStopTestNowException(message);
    }

    @SuppressWarnings("SystemOut") // the line that runners and people read
    private static void reportOnce(String message) {
        if (!message.equals(LAST_REPORTED.getAndSet(message))) {
            LOG.error(message);
            System.out.println("trade: failed " + message);
        }
    }
}
