package org.tradebench.cache.policy;

/**
 * Holds the id that a policy gave.
 *
 * @param text what the entry is found by
 * @param rule which made it
 */
public record CacheId<S>(String text, CacheIdRule<S> rule) {}
