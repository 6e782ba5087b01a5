package org.tradebench.app.faces;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.input.Parameters;
import org.tradebench.app.services.CurrentTradeServices;
import org.tradebench.app.web.page.QuotesView;

/** Provides the quotes view with quotes by their symbols. */
@Named
@RequestScoped
public class QuoteBean {
    @Inject
    private CurrentTradeServices services;

    @Inject
    private HttpServletRequest request;

    private @Nullable QuotesView view;

    public void show() {
        view = ForwardedViewFilter.given(request, "quotes", QuotesView.class, this::read);
    }

    private QuotesView read() {
        List<String> symbols = new Parameters(request).symbols("symbols");
        return QuotesView.of(symbols, services.get().getQuotes(symbols));
    }

    public @Nullable QuotesView getView() {
        return view;
    }
}
