/**
 * Reads the latencies that the recorder wrote: merged over the window, and second by second.
 *
 * <p>Histograms are merged, percentiles never are. What draws or judges them stays outside.
 */
@NullMarked
package org.tradebench.load.histogram;

import org.jspecify.annotations.NullMarked;
