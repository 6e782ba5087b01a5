/**
 * Defines the result folder: the settings, the environment, the metrics and the validity checks of a run, as files that outlive the program.
 *
 * <p>One schema, documented in docs/result-folder.md; reading back gives the same values. Nothing here starts, measures or draws.
 */
@NullMarked
package org.tradebench.load.results;

import org.jspecify.annotations.NullMarked;
