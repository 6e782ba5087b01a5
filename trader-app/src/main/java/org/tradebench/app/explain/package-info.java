/**
 * Records what the application does for a request, so that its page can be explained: operations, who answered them, SQL statements. Out of scope: anything
 * that decides what is done, and values of a request or a row.
 */
@NullMarked
package org.tradebench.app.explain;

import org.jspecify.annotations.NullMarked;
