/**
 * Every page with valid and invalid input, and what the web interfaces must refuse. Out of scope: tests that depend on the runtime mode; those are in
 * {@code contract} and {@code race}.
 */
package org.tradebench.tests.pages;
