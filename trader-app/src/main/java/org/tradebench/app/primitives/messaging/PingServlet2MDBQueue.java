package org.tradebench.app.primitives.messaging;

import jakarta.inject.Inject;
import jakarta.jms.DeliveryMode;
import jakarta.servlet.annotation.WebServlet;

/** Measures a non-persistent message by a queue to a message-driven bean. */
@WebServlet(value = "/ejb3/PingServlet2MDBQueue", asyncSupported = true)
public class PingServlet2MDBQueue extends MessagePing {
    @Inject
    private transient PingMessages messages;

    @Override
    void send(long number) {
        messages.toQueue(number, DeliveryMode.NON_PERSISTENT);
    }
}
