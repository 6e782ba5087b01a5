/**
 * Measures the layers of the server one by one: each primitive is a page or endpoint that exercises one layer with the least code, so that the cost of a whole
 * page can be split into its layers. This package holds their list and the ceilings; each package below holds those of one layer. Out of scope: an operation of
 * the brokerage, and anything that a client could make expensive without a bound.
 */
@NullMarked
package org.tradebench.app.primitives;

import org.jspecify.annotations.NullMarked;
