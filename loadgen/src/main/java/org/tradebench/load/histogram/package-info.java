/**
 * Reads the latencies that the recorder wrote: merged over the measurement interval, and second by second.
 *
 * <p>Histograms are merged, percentiles never are. Drawing and evaluating them does not belong here.
 */
@NullMarked
package org.tradebench.load.histogram;

import org.jspecify.annotations.NullMarked;
