/**
 * Other machines: how they are reached (the OpenSSH client, or another command that runs a command there), the agent that is started on each over that way,
 * its clock, what it tells, and what is copied there and back.
 *
 * <p>Nothing here knows of inventories, loads or figures. No ssh library may come in: people have their ways in {@code ~/.ssh/config}.
 */
@NullMarked
package org.tradebench.load.hosts;

import org.jspecify.annotations.NullMarked;
