/**
 * Connects to other machines (by OpenSSH or another command), copies files, measures clocks, and runs an agent there.
 *
 * <p>Nothing here knows of inventories, loads or metrics. No ssh library may come in: people have their ways in {@code ~/.ssh/config}.
 */
@NullMarked
package org.tradebench.load.hosts;

import org.jspecify.annotations.NullMarked;
