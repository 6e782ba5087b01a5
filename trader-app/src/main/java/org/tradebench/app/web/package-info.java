/**
 * Passes each HTTP request to an operation, and the operation's answer to a page: the front controller and its filters. Out of scope: SQL, transactions, rules
 * of money.
 */
@NullMarked
package org.tradebench.app.web;

import org.jspecify.annotations.NullMarked;
