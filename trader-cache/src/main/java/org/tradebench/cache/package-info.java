/**
 * Object caching. What belongs here: values that are remembered and how they become due. What may
 * never come in: anything that knows of trading, of a web page or of this project's application.
 */
package org.tradebench.cache;
