/**
 * Decides what a virtual user does between two cards: log in when needed, choose users, symbols and holdings, remember the portfolio seen last; holds the
 * JMeter controller that plays it.
 *
 * <p>Imports the deck. How long anything took is not known here.
 */
@NullMarked
package org.tradebench.load.plugin.session;

import org.jspecify.annotations.NullMarked;
