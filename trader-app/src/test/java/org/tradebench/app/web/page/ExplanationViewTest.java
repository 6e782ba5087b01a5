package org.tradebench.app.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tradebench.app.explain.Explanation;
import org.tradebench.app.explain.Explanation.Call;

class ExplanationViewTest {
    private static ExplanationView view(Call... calls) {
        return ExplanationView.of(
                new Explanation("GET /daytrader/app, action quotes", Instant.EPOCH, 3.14159, List.of(calls)));
    }

    @Test
    void showsHowEachOperationWasAnswered() {
        ExplanationView view = view(
                new Call("quotes read", 0.2, List.of(), List.of(), List.of()),
                new Call("holdings read", 1, List.of("JPA"), List.of("select h from holding"), List.of()),
                new Call("login update", 2, List.of("EJB", "EJB"), List.of(), List.of("account:uid:0")));
        assertThat(view.lead())
                .startsWith("GET /daytrader/app, action quotes at 1970-01-01")
                .contains("took 3.14 ms");
        assertThat(view.tables())
                .extracting(TableView::caption)
                .containsExactly(
                        "1. quotes read, 0.20 ms: answered by the cache",
                        "2. holdings read, 1.00 ms: carried out by JPA",
                        "3. login update, 2.00 ms: carried out by EJB in 2 transactions, invalidates account:uid:0");
        assertThat(view.tables().get(1).rows().get(0).get(0).text()).isEqualTo("select h from holding");
    }

    @Test
    void reportsRequestWithoutOperations() {
        assertThat(view().lead())
                .endsWith("No operation was called: the servlet cache had the page, or it needs no data.");
        assertThat(view().tables()).isEmpty();
    }

    @Test
    void asksToOpenPageBeforeFirstRequest() {
        assertThat(ExplanationView.of(null).lead()).contains("open a page of the brokerage");
    }
}
