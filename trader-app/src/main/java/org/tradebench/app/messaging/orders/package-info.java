/**
 * Processes orders by messages: how they get into the queue in either asynchronous mode, who completes them, and who completes those that no message names. Out
 * of scope: how an order is completed.
 */
@NullMarked
package org.tradebench.app.messaging.orders;

import org.jspecify.annotations.NullMarked;
