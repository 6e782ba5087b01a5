/**
 * Implements the Second-Level caching type: reads of one account, profile or quote by its key, from entities that Hibernate's second-level cache keeps in the
 * application's cache. Out of scope: entities that are changed, and reads within a transaction that changes rows, whose own changes no other may see cached.
 */
@NullMarked
package org.tradebench.app.caching.entity;

import org.jspecify.annotations.NullMarked;
