package org.tradebench.cache.command;

import java.util.HashMap;
import java.util.Map;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.policy.CacheClass;
import org.tradebench.cache.policy.CachePolicies;
import org.tradebench.cache.policy.CachePolicy;

/** Builds a {@link CommandCache}. */
public final class CommandCacheBuilder {
    private final CachePolicies policies;
    private final Map<String, CacheInstance> instances = new HashMap<>();
    private CommandSettings settings = CommandSettings.DEFAULT;
    private Transactions transactions = Transactions.WITHIN_COMMANDS;

    CommandCacheBuilder(CachePolicies policies, CacheInstance instance) {
        this.policies = policies;
        instances.put("", instance);
    }

    /** Sets where commands are cached whose policy is inside a cache-instance element with the instance's name. */
    public CommandCacheBuilder instance(CacheInstance instance) {
        instances.put(instance.name(), instance);
        return this;
    }

    public CommandCacheBuilder settings(CommandSettings newSettings) {
        settings = newSettings;
        return this;
    }

    public CommandCacheBuilder transactions(Transactions newTransactions) {
        transactions = newTransactions;
        return this;
    }

    /** @throws IllegalArgumentException when a policy names a cache instance that is not there */
    public CommandCache build() {
        for (CachePolicy<?> policy : policies.all()) {
            if (policy.cacheClass() == CacheClass.COMMAND && !instances.containsKey(policy.cacheInstance())) {
                throw new IllegalArgumentException("the policy of " + policy + " wants the cache instance '"
                        + policy.cacheInstance() + "'; there is none of that name");
            }
        }
        return new CommandCache(policies, Map.copyOf(instances), settings, transactions);
    }
}
