/**
 * Holds the terms and rules of the brokerage: immutable records, value types, the rules of money. What may never come in: anything that knows how data are
 * stored, shown or transported; this package imports nothing but the JDK.
 */
@NullMarked
package org.tradebench.app.domain;

import org.jspecify.annotations.NullMarked;
