/**
 * Audits on demand whether the books of the brokerage agree with each other, for the administrator. It makes the checks by which the load generator judges a
 * run: the build copies their text here. What may never come in: anything that changes a row, and pages.
 */
@NullMarked
package org.tradebench.app.audit;

import org.jspecify.annotations.NullMarked;
