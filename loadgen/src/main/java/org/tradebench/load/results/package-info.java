/**
 * The result folder: what a run was asked, what it stood on, what was measured and what the validity checks said, as files that outlive the program.
 *
 * <p>One schema, documented in docs/result-folder.md; reading back gives the same values. Nothing here starts, measures or draws.
 */
@NullMarked
package org.tradebench.load.results;

import org.jspecify.annotations.NullMarked;
