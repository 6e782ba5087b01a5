/**
 * What an operator sees of cache instances: lists with search and pages, figures for JMX and MicroProfile Metrics. What may never come in: a rule of caching;
 * a value of an entry.
 */
package org.tradebench.cache.monitoring;
