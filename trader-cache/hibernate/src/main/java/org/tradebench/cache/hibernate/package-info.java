/**
 * Provides Hibernate's second-level cache over trader-cache. The package may use Hibernate's service provider interface and the public interface of the cache.
 * Out of scope: the application, and a value that is cached without a lease from before the transaction that has read it.
 */
@NullMarked
package org.tradebench.cache.hibernate;

import org.jspecify.annotations.NullMarked;
