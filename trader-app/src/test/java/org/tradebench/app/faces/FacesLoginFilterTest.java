package org.tradebench.app.faces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.servlet.http.HttpServletRequest;
import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;

class FacesLoginFilterTest {
    @Test
    void keepsUserOfRequestWhoseSessionEnded() {
        assertThat(FacesLoginFilter.userOf(request("uid:7"))).isEqualTo("uid:7");
    }

    @Test
    void rejectsRequestWithoutLogin() {
        assertThatThrownBy(() -> FacesLoginFilter.userOf(request(null)))
                .isInstanceOfSatisfying(
                        TradeException.class,
                        refusal -> assertThat(refusal.reason()).isEqualTo(Reason.NOT_AUTHENTICATED));
    }

    /** A request without a session, whose user an earlier filter has set as an attribute. */
    private static HttpServletRequest request(String user) {
        return (HttpServletRequest) Proxy.newProxyInstance(
                FacesLoginFilterTest.class.getClassLoader(),
                new Class<?>[] {HttpServletRequest.class},
                (proxy, method, arguments) -> method.getName().equals("getAttribute") ? user : null);
    }
}
