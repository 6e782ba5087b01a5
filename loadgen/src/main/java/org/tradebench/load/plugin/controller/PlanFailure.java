package org.tradebench.load.plugin.controller;

import java.util.concurrent.atomic.AtomicReference;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reports, once and in one line, what is wrong with a plan: in jmeter.log and on the terminal, where a runner reads it. */
public final class PlanFailure {
    private static final Logger LOG = LoggerFactory.getLogger(PlanFailure.class);
    private static final AtomicReference<String> TOLD = new AtomicReference<>();

    private PlanFailure() {}

    @SuppressWarnings("SystemOut") // the line that runners and people read
    public static void tell(String message) {
        if (!message.equals(TOLD.getAndSet(message))) {
            LOG.error(message);
            System.out.println("trade: failed " + message);
        }
    }
}
