/**
 * The cache beside Open Liberty's own, which contains the original engine: both are told the same, and every difference in what they answer is one
 * that the documentation lists. What may never come in: a difference without its reason.
 */
package org.tradebench.tests.oracle;
