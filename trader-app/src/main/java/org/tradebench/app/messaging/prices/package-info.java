/** Publishes price changes by a topic, from the server that commits them to the live views of every server. What may never come in: how a view shows them. */
@NullMarked
package org.tradebench.app.messaging.prices;

import org.jspecify.annotations.NullMarked;
