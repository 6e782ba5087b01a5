/**
 * Holds the mix of operations and the deck that deals it, exact, seeded, shuffled, one per virtual user; and the open model: when operations arrive, by a seed,
 * and which virtual user takes the next one.
 *
 * <p>The package knows numbers, clocks and seeds. JMeter controllers, HTTP and sessions do not belong here.
 */
@NullMarked
package org.tradebench.load.plugin.deck;

import org.jspecify.annotations.NullMarked;
