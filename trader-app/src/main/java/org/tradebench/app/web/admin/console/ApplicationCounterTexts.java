package org.tradebench.app.web.admin.console;

import java.util.List;

/** Explains the application's counters to the administrator. */
final class ApplicationCounterTexts {
    /** @param name as {@code /metrics} has it */
    record CountText(String name, String what, String meaning) {}

    static final List<CountText> ALL = List.of(
            new CountText("trade_orders_to_buy", "orders to buy", "Placed by this server, by any interface."),
            new CountText("trade_orders_to_sell", "orders to sell", "Placed by this server, by any interface."),
            new CountText(
                    "trade_orders_refused",
                    "orders refused",
                    "Not placed: no such holding, bad input, or the database did not answer."),
            new CountText(
                    "trade_orders_ended_at_once",
                    "orders ended at once",
                    "Completed or cancelled in the request that placed them."),
            new CountText("trade_orders_queued", "orders queued", "Put into the queue."),
            new CountText(
                    "trade_orders_completed_by_broker",
                    "orders completed by a broker",
                    "Completed or cancelled when their message arrived."),
            new CountText(
                    "trade_orders_completed_by_sweep",
                    "orders completed by the sweep",
                    "Completed by the sweep because no message arrived in time."),
            new CountText(
                    "trade_orders_cancelled_as_poison",
                    "orders cancelled as poison",
                    "Completion failed at every attempt."),
            new CountText(
                    "trade_transaction_retries",
                    "transactions retried",
                    "Rolled back by the database because of a conflict with another transaction."),
            new CountText("trade_transaction_given_up", "transactions given up", "Rolled back at every attempt."),
            new CountText(
                    "trade_web_service_calls", "messages to web services", "Operations that pages called by SOAP."),
            new CountText("trade_live_messages", "messages to live views", "Handed to event streams and WebSockets."),
            new CountText("trade_live_refused", "live views refused", "The maximum number of clients was reached."),
            new CountText("trade_live_dropped", "live views dropped", "The client was too slow, or dead."));

    private ApplicationCounterTexts() {}
}
