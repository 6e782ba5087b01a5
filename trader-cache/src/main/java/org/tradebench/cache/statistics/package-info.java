/** What is counted, per cache instance and per template. What may never come in: who shows it. */
package org.tradebench.cache.statistics;
