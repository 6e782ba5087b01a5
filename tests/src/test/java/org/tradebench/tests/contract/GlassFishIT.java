package org.tradebench.tests.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tradebench.load.settings.ServerProduct;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Orders;
import org.tradebench.tests.harness.Page;

class GlassFishIT extends OtherServer {
    /** The only step of the script whose address has a colon: eclipse-ee4j/glassfish issue 25749. */
    private static final String COLON = "quotes by REST";

    GlassFishIT() {
        super(ServerProduct.GLASSFISH);
    }

    @Override
    void assertSame(Step step, Step expected) {
        if (step.what().equals(COLON)) {
            assertThat(step.headline())
                    .as("docs/application-servers.md describes it")
                    .startsWith("503");
        } else {
            super.assertSame(step, expected);
        }
    }

    /** Two-phase orders are not reliable on GlassFish once the database has ended connections: docs/application-servers.md. */
    @Override
    List<Orders> laterOrders() {
        return List.of(Orders.ASYNCHRONOUS);
    }

    @Test
    void servesHealthAndMetricsAtRoot() {
        other.restore(Mode.DIRECT);
        Page health = other.server().get("/health/ready");
        assertThat(health.status()).isEqualTo(200);
        assertThat(health.body()).contains("\"status\":\"UP\"", "\"name\":\"database\"");
        assertThat(other.server().get("/health/other").status()).isEqualTo(404);
        assertThat(other.server().get("/metrics").body())
                .contains("trade_orders_to_buy_total", "memory_usedHeap_bytes");
    }
}
