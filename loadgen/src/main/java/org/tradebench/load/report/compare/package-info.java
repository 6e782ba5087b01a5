/** Draws what {@code results.compare} found: two results beside each other, or a history of many. */
@NullMarked
package org.tradebench.load.report.compare;

import org.jspecify.annotations.NullMarked;
