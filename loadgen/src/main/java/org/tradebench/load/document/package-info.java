/**
 * Defines what commands write with {@code --json} where no file of the result folder has it: one record per document.
 *
 * <p>Works nothing out and measures nothing. A field keeps its name and its meaning; docs/running.md lists the documents.
 */
@NullMarked
package org.tradebench.load.document;

import org.jspecify.annotations.NullMarked;
