/**
 * Shows cache instances to operators: lists with search and pages, metrics for JMX and MicroProfile Metrics. What may never come in: a rule of caching; a value
 * of an entry.
 */
@NullMarked
package org.tradebench.cache.monitoring;

import org.jspecify.annotations.NullMarked;
