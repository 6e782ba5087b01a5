/**
 * Exchanges messages between servers. Here: what both kinds of message have in common; below: orders by a queue, price changes by a topic. What may never come
 * in: SQL, pages, HTTP.
 */
@NullMarked
package org.tradebench.app.messaging;

import org.jspecify.annotations.NullMarked;
