/** Counts the requests to this server by kind. Out of scope: who sent them, and anything that takes longer than counting. */
@NullMarked
package org.tradebench.app.counts;

import org.jspecify.annotations.NullMarked;
