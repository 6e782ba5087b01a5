/**
 * Plays the requests of a plan by their names: one of them, some, or all in rotation.
 *
 * <p>Works with any JMeter plan: it knows no operation of the application and nothing of decks or sessions.
 */
@NullMarked
package org.tradebench.load.plugin.pick;

import org.jspecify.annotations.NullMarked;
