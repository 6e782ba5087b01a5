package org.tradebench.cache.command;

import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.policy.CachePolicy;

/**
 * Holds what is known of one class of commands.
 *
 * @param name of the class: its ids begin with it, its statistics are kept by it
 * @param instance where its entries are
 */
record CommandPlan(String name, CachePolicy<Object> policy, CacheInstance instance) {}
