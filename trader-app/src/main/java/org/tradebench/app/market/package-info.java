/**
 * Provides the market as all users see it: the summary that serves for an interval, the last price changes. What may never come in: anything of one user, and
 * how a page or a message shows it.
 */
@NullMarked
package org.tradebench.app.market;

import org.jspecify.annotations.NullMarked;
