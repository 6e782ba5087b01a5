/**
 * The hosts of an inventory file: how they are reached (the OpenSSH client, or another command that runs a command there), the agent that is started on each,
 * its clock, and what is copied there and back.
 *
 * <p>No ssh library may come in: people have their ways in {@code ~/.ssh/config}. What a run makes of the hosts is for {@code sut.inventory}.
 */
@NullMarked
package org.tradebench.load.inventory;

import org.jspecify.annotations.NullMarked;
