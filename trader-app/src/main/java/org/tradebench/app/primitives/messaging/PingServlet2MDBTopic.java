package org.tradebench.app.primitives.messaging;

import jakarta.inject.Inject;
import jakarta.servlet.annotation.WebServlet;

/** Measures a message by a topic to its message-driven bean. */
@WebServlet(value = "/ejb3/PingServlet2MDBTopic", asyncSupported = true)
public class PingServlet2MDBTopic extends MessagePing {
    @Inject
    private transient PingMessages messages;

    @Override
    void send(long number) {
        messages.toTopic(number);
    }
}
