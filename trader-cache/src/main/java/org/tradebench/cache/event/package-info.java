/** Defines the listeners of a cache instance, the events that they receive and the causes. Out of scope: their delivery. */
@NullMarked
package org.tradebench.cache.event;

import org.jspecify.annotations.NullMarked;
