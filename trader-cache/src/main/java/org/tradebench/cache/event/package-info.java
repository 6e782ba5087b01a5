/** What listeners of a cache instance are told, and why. What may never come in: who tells them. */
package org.tradebench.cache.event;
