/**
 * Writes the rows of the pages' tables by typed tags: they write escaped text straight to the page, where a loop of expressions would cost a multiple. Out of
 * scope: a value that is not escaped.
 */
@NullMarked
package org.tradebench.app.web.page.rows;

import org.jspecify.annotations.NullMarked;
