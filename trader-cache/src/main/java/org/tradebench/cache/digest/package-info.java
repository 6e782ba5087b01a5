/**
 * Draws entries together to numbers that are the same on every member that has the same. What may never come in: who compares them.
 */
package org.tradebench.cache.digest;
