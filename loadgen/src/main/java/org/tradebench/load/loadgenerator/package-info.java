/**
 * Controls the load generator: JMeter's folder, the order for a run, its processes, and their results, which are merged if there are several.
 *
 * <p>Communicates with JMeter by command line, files and signals only; no JMeter class may be used here. Whether a result is valid is for {@code validity}.
 */
@NullMarked
package org.tradebench.load.loadgenerator;

import org.jspecify.annotations.NullMarked;
