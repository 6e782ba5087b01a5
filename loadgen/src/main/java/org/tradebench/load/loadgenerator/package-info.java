/**
 * The load generator: where JMeter stands, what a run asks of it, its processes, and what they left behind, that of several merged into one result.
 *
 * <p>Speaks to JMeter by command line, files and signals only; no JMeter class may come in. Whether a result is valid is for {@code validity}.
 */
@NullMarked
package org.tradebench.load.loadgenerator;

import org.jspecify.annotations.NullMarked;
