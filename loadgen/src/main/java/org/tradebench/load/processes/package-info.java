/**
 * Child processes of the harness: shielded from the terminal's Ctrl-C, watched over so that none outlives a killed runner, and ended in
 * order in every outcome.
 *
 * <p>What the children are (a database, a server, a load generator) is no concern of this package; it imports only the JDK and {@code failure}.
 */
@NullMarked
package org.tradebench.load.processes;

import org.jspecify.annotations.NullMarked;
