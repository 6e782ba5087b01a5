/**
 * Provides the market as all users see it: the summary, which is reused for an interval, and the last price changes. Out of scope: anything of one user, and
 * how a page or a message shows it.
 */
@NullMarked
package org.tradebench.app.market;

import org.jspecify.annotations.NullMarked;
