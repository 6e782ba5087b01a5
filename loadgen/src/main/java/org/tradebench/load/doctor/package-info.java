/**
 * Finds what on this machine would keep a run from starting or make its metrics invalid, before any time is spent on a run.
 *
 * <p>It reads only: it changes nothing, installs nothing, starts nothing. It does not know how a run is made or evaluated.
 */
@NullMarked
package org.tradebench.load.doctor;

import org.jspecify.annotations.NullMarked;
