/**
 * What a run stood on: versions, machine, database settings, the source's commit. Read once a run and kept with its result.
 *
 * <p>Only facts that are read; what cannot be read is left out, never guessed. Nothing here evaluates or measures.
 */
@NullMarked
package org.tradebench.load.environment;

import org.jspecify.annotations.NullMarked;
