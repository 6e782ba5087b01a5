/**
 * Every page with valid and invalid input, and what the web interfaces must refuse. What may never come in: a test that
 * depends on the runtime mode; those are in {@code contract} and {@code race}.
 */
package org.tradebench.tests.pages;
