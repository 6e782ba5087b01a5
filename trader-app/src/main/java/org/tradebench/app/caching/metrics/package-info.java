/** Shows the caches to the server's metrics and to JMX. What may never come in: what the metrics mean. */
@NullMarked
package org.tradebench.app.caching.metrics;

import org.jspecify.annotations.NullMarked;
