/**
 * Hibernate's second-level cache over trader-cache. May use Hibernate's service provider interface and the public face of the cache. What may never come in: the application, and
 * a value that is cached without a lease from before the transaction that has read it.
 */
@NullMarked
package org.tradebench.cache.hibernate;

import org.jspecify.annotations.NullMarked;
