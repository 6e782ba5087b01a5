package org.tradebench.app.primitives.cdi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.servlet.AsyncContext;
import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;
import org.tradebench.app.primitives.common.Permits;

class PingServletCDIEventAsyncTest {
    private final Permits permits = new Permits(1, "events");

    @Test
    void returnsPermitAfterTimeout() {
        permits.take();

        assertThatThrownBy(() -> PingServletCDIEventAsync.answer(timedOut(), permits, 1))
                .isInstanceOf(IllegalStateException.class);

        assertThat(permits.tryTake()).isTrue();
    }

    /** Returns the context of a request after its timeout: the server rejects every call. */
    private static AsyncContext timedOut() {
        return (AsyncContext) Proxy.newProxyInstance(
                PingServletCDIEventAsyncTest.class.getClassLoader(),
                new Class<?>[] {AsyncContext.class},
                (proxy, method, values) -> {
                    throw new IllegalStateException(method.getName());
                });
    }
}
