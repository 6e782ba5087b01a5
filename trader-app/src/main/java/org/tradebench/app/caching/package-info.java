/**
 * Caches the application's answers: the cache itself, the names of its entries, and what every change invalidates. Below: three ways to cache (by commands, by
 * a map, by entities) and the choice between them. Out of scope: SQL, pages, HTTP.
 */
@NullMarked
package org.tradebench.app.caching;

import org.jspecify.annotations.NullMarked;
