package org.tradebench.app.web.admin.console;

import java.util.List;

/** What the application's counters count, for the operator. */
final class ApplicationCounterTexts {

    /**
     * A counter.
     *
     * @param name as {@code /metrics} has it
     */
    record CountText(String name, String what, String meaning) {}

    static final List<CountText> ALL = List.of(
            new CountText("trade_orders_to_buy", "orders to buy", "Placed by this server, whichever way they came."),
            new CountText("trade_orders_to_sell", "orders to sell", "Placed by this server, whichever way they came."),
            new CountText(
                    "trade_orders_refused",
                    "orders refused",
                    "Not placed: no such holding, bad input, or the database was away."),
            new CountText(
                    "trade_orders_ended_at_once",
                    "orders ended at once",
                    "Completed or cancelled in the request that placed them."),
            new CountText("trade_orders_queued", "orders queued", "Put into the queue."),
            new CountText(
                    "trade_orders_completed_by_broker", "orders completed by a broker", "A message led to their end."),
            new CountText(
                    "trade_orders_completed_by_sweep",
                    "orders completed by the sweep",
                    "No message led to their end in time."),
            new CountText(
                    "trade_orders_cancelled_as_poison",
                    "orders cancelled as poison",
                    "They cannot be completed, however often it is tried."),
            new CountText(
                    "trade_transaction_retries",
                    "transactions tried again",
                    "The database had rolled them back for others' sake."),
            new CountText(
                    "trade_transaction_given_up", "transactions given up", "Rolled back as often as they are tried."),
            new CountText(
                    "trade_web_service_calls", "messages to web services", "Operations that pages asked for by SOAP."),
            new CountText("trade_live_messages", "messages to live views", "Handed to event streams and WebSockets."),
            new CountText("trade_live_refused", "live views refused", "There were as many clients as may be."),
            new CountText("trade_live_dropped", "live views dropped", "Too slow, or dead."));

    private ApplicationCounterTexts() {}
}
