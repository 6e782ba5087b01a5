/** The page {@code /scenario}: its mixes, its users, and that nobody can abuse it. */
package org.tradebench.tests.scenario;
