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
    private final AtomicInteger looked = new AtomicInteger();

    private String wrong() {
        looked.incrementAndGet();
        throw Refusals.wrongLogin();
    }

    @Test
    void whoGuessesOnAndOnIsNotLookedAtAnyMore() {
        fail("10.0.0.1", "uid:1", AddressFailures.FREE_TRIES + 1);

        assertThatThrownBy(() -> guard.login(from("10.0.0.1"), "uid:1", () -> "right"))
                .isInstanceOf(TradeException.class)
                .hasMessageStartingWith("Too many wrong tries");
        assertThat(looked).hasValue(AddressFailures.FREE_TRIES + 1);
    }

    @Test
    void otherUsersAndOtherPlacesDoNotWait() {
        fail("10.0.0.1", "uid:1", AddressFailures.FREE_TRIES + 1);

        assertThat(guard.login(from("10.0.0.1"), "uid:2", () -> "in")).isEqualTo("in");
        assertThat(guard.login(from("10.0.0.2"), "uid:1", () -> "in")).isEqualTo("in");
    }

    @Test
    void anotherRefusalIsNoGuess() {
        for (int i = 0; i < 10; i++) {
            assertThatThrownBy(() -> guard.login(from("10.0.0.1"), "uid:1", () -> {
                        throw TradeException.conflict("not now");
                    }))
                    .hasMessage("not now");
        }
    }

    private void fail(String place, String user, int times) {
        for (int i = 0; i < times; i++) {
            assertThatThrownBy(() -> guard.login(from(place), user, this::wrong))
                    .isInstanceOf(TradeException.class);
        }
    }

    private static HttpServletRequest from(String place) {
        return (HttpServletRequest) Proxy.newProxyInstance(
                LoginGuardTest.class.getClassLoader(),
                new Class<?>[] {HttpServletRequest.class},
                (proxy, method, arguments) -> method.getName().equals("getRemoteAddr") ? place : null);
    }
}
