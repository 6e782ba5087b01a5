/**
 * The web services (SOAP): the same operations, sessions and rules for what users send as the pages have. What may never come in: SQL,
 * rules of money, an operation of its own on an account.
 */
@NullMarked
package org.tradebench.app.soap;

import org.jspecify.annotations.NullMarked;
