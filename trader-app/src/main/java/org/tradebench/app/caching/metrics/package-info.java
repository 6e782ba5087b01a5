/** Shows the caches to the server's metrics and to JMX. Out of scope: what the metrics mean. */
@NullMarked
package org.tradebench.app.caching.metrics;

import org.jspecify.annotations.NullMarked;
