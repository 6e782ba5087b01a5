/**
 * Orders that are completed after the request that placed them: how they are, when they cannot be, and when a process dies in
 * between. What may never come in: what the contract's script compares in every mode.
 */
package org.tradebench.tests.orders;
