package org.tradebench.cache.command;

import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.policy.CachePolicy;

/**
 * Holds what the cache knows of one class of commands: its policy, and the cache instance that holds its results.
 *
 * @param name of the class: its ids begin with it, its statistics are kept by it
 * @param instance where its entries are
 */
record CommandPlan(String name, CachePolicy<Object> policy, CacheInstance instance) {}
