/**
 * What of this machine would keep a run from starting, or its figures from being believed: told before somebody waits for a run.
 *
 * <p>Looks and tells; changes nothing, installs nothing, starts nothing. How a run is made, and what becomes of its figures, is not known here.
 */
@NullMarked
package org.tradebench.load.doctor;

import org.jspecify.annotations.NullMarked;
