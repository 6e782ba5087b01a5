/**
 * Checks on demand whether the brokerage's data are consistent, for the administrator. The SQL is that of the load generator's own consistency check: the build
 * copies it here. Out of scope: anything that changes a row, and pages.
 */
@NullMarked
package org.tradebench.app.audit;

import org.jspecify.annotations.NullMarked;
