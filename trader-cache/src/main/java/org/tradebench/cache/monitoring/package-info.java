/**
 * Shows cache instances to operators: lists with search and pages, metrics for JMX and MicroProfile Metrics. Out of scope: a rule of caching; a value of an
 * entry.
 */
@NullMarked
package org.tradebench.cache.monitoring;

import org.jspecify.annotations.NullMarked;
