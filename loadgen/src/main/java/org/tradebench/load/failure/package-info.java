/**
 * Holds the one exception whose message is meant for the person at the terminal.
 *
 * <p>Every package may import this one. It imports nothing of the project and knows nothing of what failed.
 */
@NullMarked
package org.tradebench.load.failure;

import org.jspecify.annotations.NullMarked;
