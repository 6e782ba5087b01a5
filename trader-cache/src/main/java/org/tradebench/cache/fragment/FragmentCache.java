package org.tradebench.cache.fragment;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.policy.CacheClass;
import org.tradebench.cache.policy.CachePolicies;
import org.tradebench.cache.policy.CachePolicy;
import org.tradebench.cache.policy.RequestFacts;

/** Holds the instances and policies by which the fragments of one application are cached. Immutable; a {@link FragmentFilter} works with it. */
public final class FragmentCache {
    private final CachePolicies policies;
    private final Map<String, CacheInstance> instances;
    private final FragmentSettings settings;
    private final boolean classNames;

    private FragmentCache(CachePolicies policies, Map<String, CacheInstance> instances, FragmentSettings settings) {
        this.policies = policies;
        this.instances = Map.copyOf(instances);
        this.settings = settings;
        this.classNames = policies.all().stream()
                .filter(policy -> policy.cacheClass() == CacheClass.SERVLET)
                .flatMap(policy -> policy.names().stream())
                .anyMatch(name -> name.endsWith(".class"));
    }

    /**
     * @param instance where fragments are cached whose policy names no cache instance
     * @param others where those are cached whose policy stands in a cache-instance element, by its name
     * @throws IllegalArgumentException when a policy names a cache instance that is not there
     */
    public static FragmentCache of(
            CachePolicies policies, FragmentSettings settings, CacheInstance instance, CacheInstance... others) {
        Map<String, CacheInstance> instances = new HashMap<>();
        instances.put("", instance);
        instances.put(instance.name(), instance);
        for (CacheInstance other : others) {
            instances.put(other.name(), other);
        }
        for (CachePolicy<?> policy : policies.all()) {
            if (policy.cacheClass() == CacheClass.SERVLET && !instances.containsKey(policy.cacheInstance())) {
                throw new IllegalArgumentException("the policy of " + policy + " wants the cache instance '"
                        + policy.cacheInstance() + "'; there is none of that name");
            }
        }
        return new FragmentCache(policies, instances, settings);
    }

    public CachePolicies policies() {
        return policies;
    }

    public FragmentSettings settings() {
        return settings;
    }

    boolean namesClasses() {
        return classNames;
    }

    CacheInstance instance(CachePolicy<RequestFacts> policy) {
        return Objects.requireNonNull(instances.get(policy.cacheInstance()), "refused by of()");
    }

    /** Returns what is known now, in each instance. */
    Map<CacheInstance, Lease> leases() {
        Map<CacheInstance, Lease> leases = new HashMap<>();
        instances.values().forEach(instance -> leases.putIfAbsent(instance, instance.lease()));
        return leases;
    }

    void invalidate(CachePolicy<RequestFacts> policy, Set<Object> names) {
        if (!names.isEmpty()) {
            instance(policy).invalidateAll(names, settings.waitForInvalidation());
        }
    }
}
