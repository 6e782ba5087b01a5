package org.tradebench.app.primitives.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.servlet.AsyncContext;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletResponse;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;

class PendingMessagesTest {
    private static final int MAX = 200;

    private final PendingMessages pending = new PendingMessages();

    /** A waiting asynchronous request, with the status, body and completions that it gets. */
    private static final class Waiting {
        private final StringWriter body = new StringWriter();
        private int status = 200;
        private int completions;
        private AsyncListener listener;

        private final ServletResponse response = (ServletResponse) Proxy.newProxyInstance(
                PendingMessagesTest.class.getClassLoader(),
                new Class<?>[] {HttpServletResponse.class},
                (proxy, method, values) -> switch (method.getName()) {
                    case "getWriter" -> new PrintWriter(body, true);
                    case "setStatus" -> {
                        status = (int) values[0];
                        yield null;
                    }
                    default -> null;
                });

        private final AsyncContext request = (AsyncContext) Proxy.newProxyInstance(
                PendingMessagesTest.class.getClassLoader(),
                new Class<?>[] {AsyncContext.class},
                (proxy, method, values) -> {
                    switch (method.getName()) {
                        case "getResponse" -> {
                            return response;
                        }
                        case "addListener" -> listener = (AsyncListener) values[0];
                        case "complete" -> completions++;
                        default -> {
                            // setTimeout needs no effect.
                        }
                    }
                    return null;
                });
    }

    /** A message with this number as its property; -1: without the property, -2: unreadable. */
    private static Message message(long number) {
        return (Message) Proxy.newProxyInstance(
                PendingMessagesTest.class.getClassLoader(),
                new Class<?>[] {Message.class},
                (proxy, method, values) -> switch (method.getName()) {
                    case "propertyExists" -> {
                        if (number == -2) {
                            throw new JMSException("unreadable");
                        }
                        yield number != -1;
                    }
                    case "getLongProperty" -> number;
                    default -> throw new UnsupportedOperationException(method.getName());
                });
    }

    private long await(Waiting request) {
        pending.reserve();
        return pending.await(request.request, "Ping");
    }

    @Test
    void answersRequestOnceWithItsOwnMessage() {
        Waiting first = new Waiting();
        Waiting second = new Waiting();
        long one = await(first);
        long two = await(second);

        pending.arrived(message(two), "taken");
        pending.arrived(message(two), "taken again");

        assertThat(first.completions).isZero();
        assertThat(second.completions).isEqualTo(1);
        assertThat(second.body.toString())
                .contains("<title>Ping</title>", "taken")
                .doesNotContain("again");
        assertThat(pending.withdraw(one)).isTrue();
        assertThat(pending.withdraw(two)).isFalse();
    }

    @Test
    void dropsMessageWithoutWaitingRequest() {
        assertThatCode(() -> {
                    pending.arrived(message(7), "taken");
                    pending.arrived(message(-1), "taken");
                    pending.arrived(message(-2), "taken");
                })
                .doesNotThrowAnyException();
    }

    @Test
    void reportsTimeoutAndIgnoresLateMessage() throws Exception {
        Waiting request = new Waiting();
        long number = await(request);

        request.listener.onTimeout(null);
        pending.arrived(message(number), "taken");

        assertThat(request.status).isEqualTo(503);
        assertThat(request.completions).isEqualTo(1);
        assertThat(request.body.toString()).contains("did not come").doesNotContain("taken");
    }

    @Test
    void boundsWaitingRequests() throws Exception {
        List<Long> numbers = new ArrayList<>();
        Waiting last = new Waiting();
        for (int i = 0; i < MAX; i++) {
            numbers.add(await(last));
        }
        assertThatThrownBy(pending::reserve)
                .isInstanceOfSatisfying(
                        TradeException.class, full -> assertThat(full.reason()).isEqualTo(Reason.UNAVAILABLE));

        // However a request ends, its place becomes free exactly once.
        pending.arrived(message(numbers.get(0)), "taken");
        pending.arrived(message(numbers.get(0)), "taken");
        pending.withdraw(numbers.get(1));
        last.listener.onTimeout(null);
        for (int i = 0; i < 3; i++) {
            pending.reserve();
        }
        assertThatThrownBy(pending::reserve).isInstanceOf(TradeException.class);
    }
}
