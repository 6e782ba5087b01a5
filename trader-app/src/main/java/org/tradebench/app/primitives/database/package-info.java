/** Measures JDBC: a connection, a read, a write. No operation of the brokerage, and no change that a consistency check would see. */
@NullMarked
package org.tradebench.app.primitives.database;

import org.jspecify.annotations.NullMarked;
