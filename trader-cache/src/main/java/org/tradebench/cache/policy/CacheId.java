package org.tradebench.cache.policy;

/**
 * Holds the cache id that a policy built for a command or request, and the rule that built it.
 *
 * @param text what the entry is found by
 * @param rule which made it
 */
public record CacheId<S>(String text, CacheIdRule<S> rule) {}
