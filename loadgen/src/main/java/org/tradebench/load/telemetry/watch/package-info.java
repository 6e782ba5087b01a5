/**
 * Asks the sources of telemetry second by second while a run lasts, on this machine and on others, and keeps what they said as series. It measures what watching
 * itself cost.
 */
@NullMarked
package org.tradebench.load.telemetry.watch;

import org.jspecify.annotations.NullMarked;
