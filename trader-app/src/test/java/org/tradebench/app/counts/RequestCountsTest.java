package org.tradebench.app.counts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RequestCountsTest {
    @Test
    void countsRequestsByStatusClass() {
        RequestCounts counts = new RequestCounts();
        for (int status : new int[] {101, 200, 303, 400, 404, 500}) {
            counts.count("REST", status);
        }
        counts.count("SOAP", 503);
        assertThat(counts.now())
                .containsOnlyKeys("REST", "SOAP")
                .containsEntry("REST", new RequestCount(3, 2, 1))
                .containsEntry("SOAP", new RequestCount(0, 0, 1));
    }

    @Test
    void subtractsAndAddsCounts() {
        RequestCount before = new RequestCount(3, 2, 1);
        assertThat(new RequestCount(5, 2, 2).minus(before)).isEqualTo(new RequestCount(2, 0, 1));
        assertThat(before.plus(before).all()).isEqualTo(12);
    }

    @ParameterizedTest
    @CsvSource({
        "/app,buy,page: buy",
        "/app,,page: refused before its action",
        "/quote.faces,,views of Faces",
        "/rest/quotes/s:1,,REST",
        "/rest/broadcastevents,,'live views, begun'",
        "/services/TradeWSServices,,SOAP",
        "/config/audit,,console",
        "/servlet/PingServlet,,primitives",
        "/anything?else,,other",
        "/,,welcome page"
    })
    void derivesKindFromPathAndAction(String path, String action, String kind) {
        assertThat(RequestKinds.of(path, action)).isEqualTo(kind);
    }
}
