/**
 * Every page with good and with bad input, and what the web must not let through. What may never come in:
 * a test that depends on the run-time mode; those are in {@code contract} and {@code race}.
 */
package org.tradebench.tests.pages;
