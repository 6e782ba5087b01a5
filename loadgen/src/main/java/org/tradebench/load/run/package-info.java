/**
 * Executes a run from its settings to its result folder: target, load generators, telemetry, consistency checks, validity checks, record and report; everything
 * is stopped again in every outcome.
 *
 * <p>Combines the other packages, and knows nothing itself about databases, servers or metrics.
 */
@NullMarked
package org.tradebench.load.run;

import org.jspecify.annotations.NullMarked;
