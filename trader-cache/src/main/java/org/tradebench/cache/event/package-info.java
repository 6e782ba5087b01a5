/** Defines the listeners of a cache instance, the events that they receive and the causes. What may never come in: who delivers them. */
@NullMarked
package org.tradebench.cache.event;

import org.jspecify.annotations.NullMarked;
