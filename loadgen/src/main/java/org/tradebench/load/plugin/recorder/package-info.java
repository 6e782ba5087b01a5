/**
 * Records what the virtual users experienced: latency in histograms, errors, operations, the time of each user; marks the measurement interval and ends the
 * run.
 *
 * <p>Works with any JMeter plan: it knows labels, no operation of the application and nothing of decks or sessions.
 */
@NullMarked
package org.tradebench.load.plugin.recorder;

import org.jspecify.annotations.NullMarked;
