/**
 * Records the requests of the virtual users: latency in histograms, errors, operations, each user's time; marks the measurement interval and ends the run.
 *
 * <p>Works with any JMeter plan: it knows labels, no operation of the application and nothing of decks or sessions.
 */
@NullMarked
package org.tradebench.load.plugin.recorder;

import org.jspecify.annotations.NullMarked;
