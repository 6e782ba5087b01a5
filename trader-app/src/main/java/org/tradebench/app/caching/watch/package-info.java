/**
 * Sees when the database is replaced or restarted behind the application's back. What may never come in: the cache; whoever has one is told.
 */
package org.tradebench.app.caching.watch;
