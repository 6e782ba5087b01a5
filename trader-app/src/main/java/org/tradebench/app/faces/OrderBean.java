package org.tradebench.app.faces;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.input.Parameters;
import org.tradebench.app.services.CurrentTradeServices;
import org.tradebench.app.services.IdempotencyKey;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.web.page.OrderView;

/** Places an order to buy shares or to sell a holding. */
@Named
@RequestScoped
public class OrderBean {
    @Inject
    private CurrentTradeServices services;

    @Inject
    private HttpServletRequest request;

    private @Nullable OrderView view;

    /** Sells the holding that the request names, or buys the shares; shows the order that was placed. */
    public void place() {
        view = ForwardedViewFilter.given(request, "order", OrderView.class, this::order);
    }

    private OrderView order() {
        if (!request.getMethod().equals("POST")) {
            throw new TradeException(Reason.FORBIDDEN, "Place an order by POST.");
        }
        Parameters parameters = new Parameters(request);
        TradeServices now = services.get();
        String userId = FacesLoginFilter.userOf(request);
        IdempotencyKey key = IdempotencyKey.of(parameters.raw(IdempotencyKey.FIELD));
        return new OrderView(
                parameters.has("holdingID")
                        ? now.sell(userId, parameters.holdingId("holdingID"), key)
                        : now.buy(userId, parameters.symbol("symbol"), parameters.quantity("quantity"), key));
    }

    public @Nullable OrderView getView() {
        return view;
    }
}
