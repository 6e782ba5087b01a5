/**
 * Runs the load generator: its installation, its settings, the JMeter process and the files that it leaves behind.
 *
 * <p>Speaks to JMeter by command line, files and signals only; no JMeter class may come in. Whether a run's metrics may be used is decided
 * by the validity checks.
 */
@NullMarked
package org.tradebench.load.driver;

import org.jspecify.annotations.NullMarked;
