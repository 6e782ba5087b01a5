/**
 * Records what the virtual users met: latency in histograms, errors, operations, each one's time; marks the measurement interval and ends the run.
 *
 * <p>Works with any JMeter plan: it knows labels, no operation of the application and nothing of decks or sessions.
 */
@NullMarked
package org.tradebench.load.plugin.recorder;

import org.jspecify.annotations.NullMarked;
