/**
 * What commands answer a program that asks with {@code --json}, where no file of a result folder says it already: one record a document.
 *
 * <p>Works nothing out and measures nothing. A field keeps its name and its meaning; docs/running.md lists the documents.
 */
@NullMarked
package org.tradebench.load.document;

import org.jspecify.annotations.NullMarked;
