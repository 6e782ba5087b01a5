package org.tradebench.app.primitives.messaging;

import jakarta.inject.Inject;
import jakarta.servlet.annotation.WebServlet;

/** Web container and a message by a topic to the message-driven bean that listens to it. */
@WebServlet(value = "/ejb3/PingServlet2MDBTopic", asyncSupported = true)
public class PingServlet2MDBTopic extends MessagePing {

    @Inject
    private transient PingMessages messages;

    @Override
    void send(long number) {
        messages.toTopic(number);
    }
}
