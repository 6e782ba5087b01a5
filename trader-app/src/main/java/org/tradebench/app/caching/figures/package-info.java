/** Shows the caches to the server's metrics and to JMX. What may never come in: what the figures mean. */
package org.tradebench.app.caching.figures;
