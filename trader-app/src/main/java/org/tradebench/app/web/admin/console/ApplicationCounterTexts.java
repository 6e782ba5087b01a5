package org.tradebench.app.web.admin.console;

import java.util.List;

/** Explains the application's counters to the administrator. */
final class ApplicationCounterTexts {
    /** @param name as {@code /metrics} has it */
    record CountText(String name, String what, String meaning) {
        private static CountText of(String line) {
            String[] columns = line.split(" \\| ", 3);
            return new CountText(columns[0], columns[1], columns[2]);
        }
    }

    static final List<CountText> ALL = """
            trade_orders_to_buy | orders to buy | Placed by this server, by any interface.
            trade_orders_to_sell | orders to sell | Placed by this server, by any interface.
            trade_orders_refused | orders refused | Not placed: no such holding, bad input, or the database did not answer.
            trade_orders_ended_at_once | orders ended at once | Completed or cancelled in the request that placed them.
            trade_orders_queued | orders queued | Put into the queue.
            trade_orders_completed_by_broker | orders completed by a broker | Completed or cancelled when their message arrived.
            trade_orders_completed_by_sweep | orders completed by the sweep | Completed by the sweep because no message arrived in time.
            trade_orders_cancelled_as_poison | orders cancelled as poison | Completion failed at every attempt.
            trade_transaction_retries | transactions retried | Rolled back by the database because of a conflict with another transaction.
            trade_transaction_given_up | transactions given up | Rolled back at every attempt.
            trade_web_service_calls | messages to web services | Operations that pages called by SOAP.
            trade_live_messages | messages to live views | Handed to event streams and WebSockets.
            trade_live_refused | live views refused | The maximum number of clients was reached.
            trade_live_dropped | live views dropped | The client was too slow, or dead.
            """.lines().map(CountText::of).toList();

    private ApplicationCounterTexts() {}
}
