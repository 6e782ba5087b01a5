package org.tradebench.cache.policy;

/**
 * The id that a policy gave.
 *
 * @param text what the entry is found by
 * @param rule which made it
 * @param <S> what the rule was asked of
 */
public record CacheId<S>(String text, CacheIdRule<S> rule) {}
