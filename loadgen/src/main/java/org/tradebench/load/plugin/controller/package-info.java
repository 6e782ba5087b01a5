/**
 * Holds JMeter controllers that decide which request of a plan comes next: the card that a deck deals, one child by its name, or what a virtual user with a
 * session does between two cards (log in when needed, choose users, symbols and holdings, remember the portfolio seen last).
 *
 * <p>Imports the deck and the parsed pages. How long anything took is not known here.
 */
@NullMarked
package org.tradebench.load.plugin.controller;

import org.jspecify.annotations.NullMarked;
