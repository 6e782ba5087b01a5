/**
 * Offers the operations as web services (SOAP), with the same sessions and rules for users' input as the pages. Out of scope: SQL, rules of money, an operation
 * of its own on an account.
 */
@NullMarked
package org.tradebench.app.soap;

import org.jspecify.annotations.NullMarked;
