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
 * Applies the cache policy to one dispatch of a request: whether its output is cached, under which id.
 *
 * @param name the policy's name that matched: the fragment's template
 * @param id empty: it is not to be stored
 */
record FragmentRule(
        CachePolicy<RequestFacts> policy, String name, RequestFacts facts, Optional<CacheId<RequestFacts>> id) {
    record Names(Set<Object> dependencyIds, Set<Object> invalidations) {}

    private static final Set<String> PERSONAL = Set.of("session", "sessionId", "cookie");

    static Optional<FragmentRule> of(FragmentCache cache, Dispatch dispatch, HttpServletRequest request) {
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

    private static FragmentRule of(CachePolicy<RequestFacts> policy, String name, HttpRequestFacts facts) {
        Optional<CacheId<RequestFacts>> id = policy.cacheId(name, facts);
        return new FragmentRule(policy, name, facts, facts.malformed() ? Optional.empty() : id);
    }

    PolicyProperties properties() {
        return id.map(made -> made.rule().properties()).orElse(policy.properties());
    }

    /** Returns false when the fragment has changed what its id is made of: then its output is not what that id promises. */
    boolean stillHasItsId() {
        return policy.cacheId(name, facts).map(CacheId::text).equals(id.map(CacheId::text));
    }

    /** Returns the names as they are now; a servlet may change what they are made of. */
    Names names() {
        return new Names(policy.dependencyIds(facts), policy.invalidations(facts));
    }

    /** Returns what holds before or after it has run, because a login makes a name and a logout ends it. The template is a group, too. */
    Set<Object> allDependencyIds(Names before) {
        Set<Object> all = new HashSet<>(before.dependencyIds());
        all.addAll(policy.dependencyIds(facts));
        all.add(name);
        return all;
    }

    Set<Object> allInvalidations(Names before) {
        Set<Object> all = new HashSet<>(before.invalidations());
        all.addAll(policy.invalidations(facts));
        return all;
    }

    /** Returns the components of the id that identify the user. The output must not become part of a fragment whose id lacks one of them. */
    Set<String> personalComponents() {
        Set<String> personal = new HashSet<>();
        id.ifPresent(made -> made.rule().components().stream()
                .filter(component -> PERSONAL.contains(component.type()))
                .forEach(component -> personal.add(component.type() + ':' + component.id())));
        return personal;
    }
}
