/**
 * What the application remembers of its answers: the cache itself, the names of what is in it, and what every change makes invalid. Below: two ways to
 * remember (by commands, by a map) and the choice between them. What may never come in: SQL, pages, HTTP.
 */
@NullMarked
package org.tradebench.app.caching;

import org.jspecify.annotations.NullMarked;
