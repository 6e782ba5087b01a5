/** Publishes price changes by a topic, from the server that commits them to the live views of every server. Out of scope: how a view shows them. */
@NullMarked
package org.tradebench.app.messaging.prices;

import org.jspecify.annotations.NullMarked;
