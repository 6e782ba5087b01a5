package org.tradebench.app.primitives.websocket;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.websocket.RemoteEndpoint;
import jakarta.websocket.SendHandler;
import jakarta.websocket.SendResult;
import jakarta.websocket.Session;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;

class AsyncAnswersTest {
    private final List<String> sent = new ArrayList<>();
    private final Queue<SendHandler> completions = new ArrayDeque<>();
    private int closed;
    private final AsyncAnswers answers = new AsyncAnswers();

    private final RemoteEndpoint.Async remote = proxy(RemoteEndpoint.Async.class, (method, values) -> {
        sent.add((String) values[0]);
        completions.add((SendHandler) values[1]);
        return null;
    });

    private final Session session = proxy(Session.class, (method, values) -> {
        if (method.equals("close")) {
            closed++;
        }
        return method.equals("getAsyncRemote") ? remote : null;
    });

    private interface Call {
        Object of(String method, Object[] values);
    }

    private static <T> T proxy(Class<T> type, Call call) {
        return type.cast(Proxy.newProxyInstance(
                AsyncAnswersTest.class.getClassLoader(),
                new Class<?>[] {type},
                (proxy, method, values) -> call.of(method.getName(), values)));
    }

    @Test
    void sendsAnswerAfterPreviousOneCompletes() {
        answers.send(session, "1");
        answers.send(session, "2");
        answers.send(session, "3");
        assertThat(sent).containsExactly("1");

        completions.remove().onResult(new SendResult());
        assertThat(sent).containsExactly("1", "2");
        completions.remove().onResult(new SendResult());
        completions.remove().onResult(new SendResult());
        answers.send(session, "4");
        assertThat(sent).containsExactly("1", "2", "3", "4");
        assertThat(closed).isZero();
    }

    @Test
    void closesConnectionOfSlowReader() {
        for (int i = 0; i < 17; i++) {
            answers.send(session, "x");
        }
        assertThat(closed).isZero();
        answers.send(session, "one too many");
        assertThat(closed).isEqualTo(1);
        assertThat(sent).hasSize(1);
    }

    @Test
    void stopsSendingOnBrokenConnection() {
        answers.send(session, "1");
        answers.send(session, "2");
        completions.remove().onResult(new SendResult(new IOException("broken")));
        assertThat(sent).containsExactly("1");
    }
}
