package org.tradebench.app.api;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.InputStream;
import java.net.URI;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.api.json.OrdersJson;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeRules;
import org.tradebench.app.input.NumberInput;
import org.tradebench.app.input.Parameters;
import org.tradebench.app.services.CurrentTradeServices;
import org.tradebench.app.services.IdempotencyKey;
import org.tradebench.app.services.OrdersPage;
import org.tradebench.app.services.TradeServices;

/** Lists the caller's orders, and places new ones to buy or to sell. */
@Path("orders")
@ApplicationScoped
@Produces(MediaType.APPLICATION_JSON)
public class OrdersResource {
    private static final int RECENT = 5;
    private static final String ALL = "all";
    private static final String BUY = "buy";
    private static final String SELL = "sell";

    @Inject
    private CurrentTradeServices services;

    @Inject
    private RestCaller caller;

    /**
     * Lists orders, the newest first.
     *
     * @param limit 1 to {@link TradeRules#MAX_ROWS}; {@code all}: as many as one answer may have, with a link to the rest; null: five
     * @param before lists only orders before this order's id; null: begins with the newest
     */
    @GET
    public Response orders(@QueryParam("limit") @Nullable String limit, @QueryParam("before") @Nullable String before) {
        TradeServices current = services.get();
        String userId = caller.userId();
        long first = before == null ? 0 : NumberInput.row("before", before);
        OrdersPage page = ALL.equals(limit)
                ? OrdersPage.all(current, userId, first)
                : OrdersPage.newest(current, userId, first, count(limit));
        return NextPageLink.answer(OrdersJson.of(page.orders()), page.next(), "orders?limit=all&before=");
    }

    private static int count(@Nullable String limit) {
        return limit == null ? RECENT : NumberInput.between("limit", limit, 1, TradeRules.MAX_ROWS);
    }

    @GET
    @Path("{orderId}")
    public String order(@PathParam("orderId") String orderId) {
        TradeServices current = services.get();
        String userId = caller.userId();
        return OrdersJson.of(current.getOrder(userId, NumberInput.orderId(orderId)));
    }

    /** Buys shares of a symbol, or sells a whole holding. */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    public Response place(@HeaderParam(IdempotencyKey.HEADER) @Nullable String key, InputStream body) {
        TradeServices current = services.get();
        String userId = caller.userId();
        Parameters fields = JsonBody.read(body, "orderType", "symbol", "quantity", "holdingId");
        Order order = place(current, userId, fields, IdempotencyKey.of(key));
        return Response.created(URI.create("orders/" + order.orderId()))
                .entity(OrdersJson.of(order))
                .build();
    }

    private static Order place(TradeServices current, String userId, Parameters fields, IdempotencyKey key) {
        return switch (fields.oneOf("orderType", "", BUY, SELL)) {
            case BUY -> {
                refuse(fields, BUY, "holdingId");
                yield current.buy(userId, fields.symbol("symbol"), fields.quantity("quantity"), key);
            }
            case SELL -> {
                refuse(fields, SELL, "symbol", "quantity");
                yield current.sell(userId, fields.holdingId("holdingId"), key);
            }
            default -> throw TradeException.badInput("The parameter 'orderType' is missing; it must be buy or sell.");
        };
    }

    /** Rejects fields of the other kind of order: a misunderstanding about money must not pass. */
    private static void refuse(Parameters fields, String type, String... names) {
        for (String name : names) {
            if (fields.has(name)) {
                throw TradeException.badInput("An order to %s must not have '%s'.".formatted(type, name));
            }
        }
    }
}
