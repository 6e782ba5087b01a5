/**
 * Measures messages: a queue, a topic, and a transaction over a message and a row, each with the message-driven bean that answers. They have a queue and a
 * topic of their own in the engine of their own server. Out of scope: orders, which have theirs.
 */
@NullMarked
package org.tradebench.app.primitives.messaging;

import org.jspecify.annotations.NullMarked;
