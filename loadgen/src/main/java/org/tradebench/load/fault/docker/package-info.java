/** The nodes of a Compose project, hit by Docker's command line and by packet rules. Nothing of runs, measurement intervals or outcomes may come in. */
@NullMarked
package org.tradebench.load.fault.docker;

import org.jspecify.annotations.NullMarked;
