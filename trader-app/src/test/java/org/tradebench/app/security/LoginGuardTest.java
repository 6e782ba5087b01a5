package org.tradebench.app.security;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.servlet.http.HttpServletRequest;
import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.tradebench.app.domain.Refusals;
import org.tradebench.app.domain.TradeException;

class LoginGuardTest {
    private final LoginGuard guard = new LoginGuard();
    private final AtomicInteger checked = new AtomicInteger();

    private String wrong() {
        checked.incrementAndGet();
        throw Refusals.wrongLogin();
    }

    @Test
    void stopsCheckingAfterTooManyWrongTries() {
        fail("10.0.0.1", "uid:1", AddressFailures.FREE_TRIES + 1);

        assertThatThrownBy(() -> guard.login(from("10.0.0.1"), "uid:1", () -> "right"))
                .isInstanceOf(TradeException.class)
                .hasMessageStartingWith("Too many wrong tries");
        assertThat(checked).hasValue(AddressFailures.FREE_TRIES + 1);
    }

    @Test
    void doesNotDelayOtherUsersOrAddresses() {
        fail("10.0.0.1", "uid:1", AddressFailures.FREE_TRIES + 1);

        assertThat(guard.login(from("10.0.0.1"), "uid:2", () -> "in")).isEqualTo("in");
        assertThat(guard.login(from("10.0.0.2"), "uid:1", () -> "in")).isEqualTo("in");
    }

    @Test
    void doesNotCountOtherRefusals() {
        for (int i = 0; i < 10; i++) {
            assertThatThrownBy(() -> guard.login(from("10.0.0.1"), "uid:1", () -> {
                        throw TradeException.conflict("not now");
                    }))
                    .hasMessage("not now");
        }
    }

    private void fail(String address, String user, int times) {
        for (int i = 0; i < times; i++) {
            assertThatThrownBy(() -> guard.login(from(address), user, this::wrong))
                    .isInstanceOf(TradeException.class);
        }
    }

    private static HttpServletRequest from(String address) {
        return (HttpServletRequest) Proxy.newProxyInstance(
                LoginGuardTest.class.getClassLoader(),
                new Class<?>[] {HttpServletRequest.class},
                (proxy, method, arguments) -> method.getName().equals("getRemoteAddr") ? address : null);
    }
}
