/**
 * Holds the result folder: the settings of a run, its environment, its metrics and its validity checks, as files that outlive the program.
 *
 * <p>One schema, documented in docs/result-folder.md; reading back gives the same values. Nothing here starts, measures or draws.
 */
@NullMarked
package org.tradebench.load.results;

import org.jspecify.annotations.NullMarked;
