/**
 * Staging hardware: the inventory file, and the run that it describes: hosts are reached and checked, load generators are started on them, each host tells its CPU,
 * and everything becomes one result.
 *
 * <p>How a machine is reached stays in {@code hosts}; what a run is, in {@code run}. Starts nothing on a host that the person did not ask for.
 */
@NullMarked
package org.tradebench.load.inventory;

import org.jspecify.annotations.NullMarked;
