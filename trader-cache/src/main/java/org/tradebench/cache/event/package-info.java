/** Defines what listeners of a cache instance are told, and why. What may never come in: who tells them. */
@NullMarked
package org.tradebench.cache.event;

import org.jspecify.annotations.NullMarked;
