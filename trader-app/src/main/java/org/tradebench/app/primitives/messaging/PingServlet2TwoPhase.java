package org.tradebench.app.primitives.messaging;

import jakarta.inject.Inject;
import jakarta.servlet.annotation.WebServlet;
import org.tradebench.app.primitives.common.RandomRows;

/** Measures one transaction over a row and a persistent message: both are prepared, then both are committed. */
@WebServlet(value = "/ejb3/PingServlet2TwoPhase", asyncSupported = true)
public class PingServlet2TwoPhase extends MessagePing {
    @Inject
    private transient RowAndMessage both;

    @Inject
    private transient RandomRows rows;

    @Override
    void send(long number) {
        both.write(rows.symbol(), number);
    }
}
