/**
 * Object caching for one node and for a cluster. What belongs here: cache instances, entries,
 * groups, policies. What may never come in: anything that knows of trading, of a web page or of
 * this project's application.
 */
package org.tradebench.cache;
