/**
 * Orders that are completed after the request that placed them, also when they cannot be completed or a process dies in between. Out of scope: what the
 * contract's script compares in every mode.
 */
package org.tradebench.tests.orders;
