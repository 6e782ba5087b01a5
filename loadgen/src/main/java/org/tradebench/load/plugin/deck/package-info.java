/**
 * Implements the mix of operations and the deck that deals it: exact, seeded, shuffled, one per virtual user.
 *
 * <p>Pure arithmetic on the JDK alone. No JMeter class, no HTTP and no session may come in.
 */
@NullMarked
package org.tradebench.load.plugin.deck;

import org.jspecify.annotations.NullMarked;
