/**
 * The load generator: where JMeter stands, what a run is asked to do, the JMeter process and what it left behind.
 *
 * <p>Speaks to JMeter by command line, files and signals only; no JMeter class may come in. Whether a run's figures may be used is not
 * said here but by the gates.
 */
@NullMarked
package org.tradebench.load.driver;

import org.jspecify.annotations.NullMarked;
