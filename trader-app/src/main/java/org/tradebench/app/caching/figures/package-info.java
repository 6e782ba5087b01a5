/** Shows the caches to the server's metrics and to JMX. What may never come in: what the metrics mean. */
@NullMarked
package org.tradebench.app.caching.figures;

import org.jspecify.annotations.NullMarked;
