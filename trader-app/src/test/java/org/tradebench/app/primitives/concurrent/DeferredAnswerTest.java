package org.tradebench.app.primitives.concurrent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.app.primitives.common.Permits;

class DeferredAnswerTest {
    private final Permits permits = new Permits(1, "answers");
    private final StringWriter written = new StringWriter();
    private final List<Runnable> threads = new ArrayList<>();

    @Test
    void returnsPermitWhenAnswerIsWritten() {
        begin(request(async(false)));
        assertThat(permits.tryTake()).isFalse();

        threads.get(0).run();

        assertThat(written.toString()).contains("7 hits");
        assertOnePermitIsFree();
    }

    @Test
    void returnsPermitAfterTimeout() {
        begin(request(async(true)));

        threads.get(0).run();

        assertOnePermitIsFree();
    }

    @Test
    void returnsPermitWhenThreadCannotStart() {
        HttpServletRequest request = request(async(false));
        assertThatThrownBy(() -> DeferredAnswer.begin(request, permits, "Ping", "7 hits", answer -> {
                    throw new OutOfMemoryError("unable to create native thread");
                }))
                .isInstanceOf(OutOfMemoryError.class);

        assertOnePermitIsFree();
    }

    @Test
    void returnsPermitWhenAsyncIsNotSupported() {
        assertThatThrownBy(() -> begin(proxy(HttpServletRequest.class, Map.of())))
                .isInstanceOf(IllegalStateException.class);

        assertOnePermitIsFree();
    }

    private void begin(HttpServletRequest request) {
        DeferredAnswer.begin(request, permits, "Ping", "7 hits", threads::add);
    }

    private void assertOnePermitIsFree() {
        assertThat(permits.tryTake()).as("the permit").isTrue();
        assertThat(permits.tryTake()).as("a second permit").isFalse();
    }

    private static HttpServletRequest request(AsyncContext async) {
        return proxy(HttpServletRequest.class, Map.of("startAsync", async));
    }

    /** Returns an asynchronous context; after its timeout, as in a server, it cannot be completed. */
    private AsyncContext async(boolean timedOut) {
        ServletResponse response =
                proxy(ServletResponse.class, Map.of("getWriter", new PrintWriter(written, true), "setContentType", ""));
        return proxy(
                AsyncContext.class,
                timedOut
                        ? Map.of("setTimeout", "", "getResponse", response)
                        : Map.of("setTimeout", "", "getResponse", response, "complete", ""));
    }

    /** Returns a proxy that returns these values by method name, and throws for all other methods. */
    private static <T> T proxy(Class<T> type, Map<String, Object> answers) {
        return type.cast(Proxy.newProxyInstance(
                DeferredAnswerTest.class.getClassLoader(), new Class<?>[] {type}, (proxy, method, values) -> {
                    Object answer = answers.get(method.getName());
                    if (answer == null) {
                        throw new IllegalStateException(method.getName());
                    }
                    return method.getReturnType() == void.class ? null : answer;
                }));
    }
}
