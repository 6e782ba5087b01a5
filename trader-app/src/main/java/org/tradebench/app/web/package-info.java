/**
 * The way of an HTTP request to an operation and of its answer to a page: the front controller and
 * what stands at its door. What may never come in: SQL, transactions, rules of money.
 */
@NullMarked
package org.tradebench.app.web;

import org.jspecify.annotations.NullMarked;
