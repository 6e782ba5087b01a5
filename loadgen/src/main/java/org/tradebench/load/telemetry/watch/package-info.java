/**
 * Samples the sources of telemetry once per second during a run, on this machine and on others, and measures its own cost. It measures what watching itself
 * cost.
 */
@NullMarked
package org.tradebench.load.telemetry.watch;

import org.jspecify.annotations.NullMarked;
