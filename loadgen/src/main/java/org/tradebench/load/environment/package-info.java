/**
 * Reads the environment of a run (versions, machine, database settings, commit), which is kept with its result. Read once a run and kept with its result.
 *
 * <p>Only facts that are read; what cannot be read is left out, never guessed. Nothing here evaluates or measures.
 */
@NullMarked
package org.tradebench.load.environment;

import org.jspecify.annotations.NullMarked;
