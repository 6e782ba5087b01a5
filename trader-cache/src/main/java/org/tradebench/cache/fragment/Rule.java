package org.tradebench.cache.fragment;

import jakarta.servlet.http.HttpServletRequest;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.tradebench.cache.policy.CacheId;
import org.tradebench.cache.policy.CachePolicy;
import org.tradebench.cache.policy.PolicyProperties;
import org.tradebench.cache.policy.RequestFacts;

/**
 * What the policy says of one dispatch.
 *
 * @param name the policy's name that matched: the fragment's template
 * @param id empty: it is not to be stored, be it that no cache-id matched
 * @param dependencyIds as they are before it runs
 * @param invalidations as they are before it runs
 */
record Rule(
        CachePolicy<RequestFacts> policy,
        String name,
        RequestFacts facts,
        Optional<CacheId<RequestFacts>> id,
        Set<Object> dependencyIds,
        Set<Object> invalidations) {

    static Optional<Rule> of(FragmentCache cache, Dispatch dispatch, HttpServletRequest request) {
        if (dispatch.byName() && !cache.namesClasses()) {
            return Optional.empty();
        }
        String path = dispatch.name();
        Optional<CachePolicy<RequestFacts>> byPath =
                dispatch.byName() ? Optional.empty() : cache.policies().forServlet(path);
        if (byPath.isPresent()) {
            return Optional.of(of(byPath.get(), path, new HttpRequestFacts(request, dispatch)));
        }
        if (!cache.namesClasses()) {
            return Optional.empty();
        }
        return dispatch.className(request)
                .flatMap(name -> cache.policies()
                        .forServlet(name)
                        .map(policy -> of(policy, name, new HttpRequestFacts(request, dispatch))));
    }

    private static Rule of(CachePolicy<RequestFacts> policy, String name, RequestFacts facts) {
        return new Rule(
                policy,
                name,
                facts,
                policy.cacheId(name, facts),
                policy.dependencyIds(facts),
                policy.invalidations(facts));
    }

    PolicyProperties properties() {
        return id.map(made -> made.rule().properties()).orElse(policy.properties());
    }

    /** The fragment may have changed what its id is made of: then what it has written is not what that id promises. */
    boolean stillHasItsId() {
        return policy.cacheId(name, facts).map(CacheId::text).equals(id.map(CacheId::text));
    }

    /** What is so before and after, because a login makes a name and a logout ends it. The template is a group, too. */
    Set<Object> allDependencyIds() {
        Set<Object> all = new HashSet<>(dependencyIds);
        all.addAll(policy.dependencyIds(facts));
        all.add(name);
        return all;
    }

    Set<Object> allInvalidations() {
        Set<Object> all = new HashSet<>(invalidations);
        all.addAll(policy.invalidations(facts));
        return all;
    }
}
