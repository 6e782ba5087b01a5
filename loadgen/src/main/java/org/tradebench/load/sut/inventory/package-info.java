/**
 * Provides the system under test on the hosts of an inventory, and the load generators there: how hosts are reached (the OpenSSH client, or another command
 * that runs a command there), the agent that is started on each, its clock, and what is copied there and back.
 *
 * <p>No ssh library may be used: people have their settings in {@code ~/.ssh/config}.
 */
@NullMarked
package org.tradebench.load.sut.inventory;

import org.jspecify.annotations.NullMarked;
