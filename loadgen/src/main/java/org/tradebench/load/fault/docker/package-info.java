/**
 * Injects faults into the nodes of a Compose project by Docker's command line and packet rules. Nothing of runs, measurement intervals or outcomes may come
 * in.
 */
@NullMarked
package org.tradebench.load.fault.docker;

import org.jspecify.annotations.NullMarked;
