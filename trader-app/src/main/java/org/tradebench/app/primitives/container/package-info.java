/** Measures the web container alone: servlets, dispatching, asynchronous and non-blocking answers, upgrade, re-entry. No database, no session. */
@NullMarked
package org.tradebench.app.primitives.container;

import org.jspecify.annotations.NullMarked;
