/**
 * Starts, watches and ends the child processes of the harness: none outlives a killed runner.
 *
 * <p>What the children are (a database, a server, a load generator) is no concern of this package; it imports only the JDK and {@code failure}.
 */
@NullMarked
package org.tradebench.load.processes;

import org.jspecify.annotations.NullMarked;
