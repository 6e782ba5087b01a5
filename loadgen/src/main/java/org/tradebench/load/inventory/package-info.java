/**
 * Runs the load on machines that an inventory file names: checks them, starts load generators, samples CPU, and makes one result.
 *
 * <p>How a machine is reached stays in {@code hosts}; what a run is, in {@code run}. Starts nothing on a host that the person did not ask for.
 */
@NullMarked
package org.tradebench.load.inventory;

import org.jspecify.annotations.NullMarked;
