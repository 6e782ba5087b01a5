/** The page {@code /scenario}: its mixes, its users, and that no one can abuse it. */
package org.tradebench.tests.scenario;
