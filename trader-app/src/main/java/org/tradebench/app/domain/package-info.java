/**
 * Holds the terms and rules of the brokerage: immutable records, value types, the rules of money. Out of scope: anything that knows how data are stored, shown
 * or transported; this package imports nothing but the JDK.
 */
@NullMarked
package org.tradebench.app.domain;

import org.jspecify.annotations.NullMarked;
