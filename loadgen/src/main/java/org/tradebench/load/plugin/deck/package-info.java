/**
 * The mix of operations and the deck that deals it, exact, seeded, shuffled, one per virtual user; and the open model: when operations arrive, by a seed, and
 * which virtual user takes the next one.
 *
 * <p>Knows numbers, clocks and seeds. No JMeter controller, no HTTP and no session may come in.
 */
@NullMarked
package org.tradebench.load.plugin.deck;

import org.jspecify.annotations.NullMarked;
