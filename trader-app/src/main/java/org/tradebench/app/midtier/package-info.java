/**
 * Puts load on the middle tier without the database: texts drawn as images. Out of scope: an operation of the brokerage, and an image, a file or a number of
 * them without a bound.
 */
@NullMarked
package org.tradebench.app.midtier;

import org.jspecify.annotations.NullMarked;
