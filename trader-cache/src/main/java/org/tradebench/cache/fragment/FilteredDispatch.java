package org.tradebench.cache.fragment;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.policy.CacheId;
import org.tradebench.cache.policy.PolicyProperties;
import org.tradebench.cache.policy.RequestFacts;

/** Serves one dispatch of a request from the cache, or runs it and stores its output, as the policy says. */
final class FilteredDispatch {
    /** Request attribute by which DynaCache's applications keep an answer from the cache. */
    private static final String CACHEABLE = "httpResponseIsCacheable";

    /** Remaining lifetime of an entry that was removed after its hit; zero would mean for ever. */
    private static final Duration GONE = Duration.ofNanos(1);

    private final CaptureStack stack;
    private final FragmentCache cache;
    private final HttpServletRequest request;
    private final HttpServletResponse response;
    private final FilterChain chain;
    private final Dispatch dispatch;
    private final Optional<FragmentRule> rule;

    FilteredDispatch(CaptureStack stack, HttpServletRequest request, HttpServletResponse response, FilterChain chain) {
        this.stack = stack;
        this.cache = stack.cache();
        this.request = request;
        this.response = response;
        this.chain = chain;
        this.dispatch = Dispatch.of(request);
        this.rule = FragmentRule.of(cache, dispatch, request);
    }

    void run() throws IOException, ServletException {
        List<Capture> parents = stack.recording();
        if (parents.isEmpty()) {
            runAmong(List.of(), response);
            return;
        }
        if (dispatch.isForward()) {
            // What was written before a forward is thrown away.
            parents.forEach(Capture::clearOutput);
        }
        List<Capture> consuming = parents.stream().filter(this::isConsumedBy).toList();
        List<Capture> others =
                parents.stream().filter(parent -> !consuming.contains(parent)).toList();
        boolean finished = false;
        try {
            if (others.isEmpty()) {
                runAmong(consuming, response);
            } else {
                runApart(others, consuming);
            }
            finished = true;
        } finally {
            if (!finished) {
                // A parent may catch what was thrown here and continue; its output must not be stored then.
                parents.forEach(Capture::forbid);
            }
        }
        if (dispatch.isForward()) {
            // What is written after a forward is thrown away.
            parents.forEach(Capture::end);
        }
    }

    private boolean isConsumedBy(Capture parent) {
        boolean refuses = rule.map(FragmentRule::properties)
                .map(properties -> properties.doNotConsume() || properties.doNotCache())
                .orElse(false);
        return !refuses
                && parent.properties().consumeSubfragments().isOnFor(dispatch.name())
                && rule.map(FragmentRule::personalComponents)
                        .map(parent::isAsPersonalAs)
                        .orElse(true);
    }

    /** Runs the dispatch as a child of those parents that do not consume its output: they store where it belongs, not what it writes. */
    private void runApart(List<Capture> others, List<Capture> consuming) throws IOException, ServletException {
        if (dispatch.byName()) {
            // There is no path to dispatch it by again.
            others.forEach(Capture::forbid);
        }
        drain();
        others.forEach(parent -> parent.suspend(dispatch.child()));
        CaptureResponse counting = new CaptureResponse(response, stack, null, dispatch, request.getServletContext());
        try {
            runAmong(consuming, counting);
            drain();
        } finally {
            others.forEach(parent -> parent.resume(counting.wroteAnything()));
        }
    }

    /**
     * Passes what writers between the parents and this dispatch still hold to the parents: a page that includes without flushing gives its own buffer to the
     * included one. Nothing goes out to the client by it.
     */
    private void drain() throws IOException {
        if (response instanceof CaptureResponse) {
            return;
        }
        stack.draining(true);
        try {
            response.getWriter().flush();
        } catch (IllegalStateException streamInUse) {
            // A stream between holds nothing back.
        } finally {
            stack.draining(false);
        }
    }

    private void runAmong(List<Capture> consuming, HttpServletResponse to) throws IOException, ServletException {
        if (rule.isEmpty()) {
            chain.doFilter(request, to);
            return;
        }
        FragmentRule found = rule.get();
        PolicyProperties properties = found.properties();
        boolean stored = found.id().isPresent() && !properties.doNotCache() && !stack.isSkipping();
        if (!stored) {
            FragmentRule.Names before = found.names();
            invalidateBefore(found, before);
            try {
                chain.doFilter(request, to);
            } finally {
                invalidateAfter(found, before);
            }
            addDependencies(consuming, found.allDependencyIds(before));
            return;
        }
        CacheId<RequestFacts> id = found.id().get();
        CacheInstance instance = cache.instance(found.policy());
        if (instance.get(id.text(), id.rule().options(found.name())) instanceof FragmentEntry entry) {
            addDependenciesOfHit(consuming, instance, id, entry);
            new Replay(request, to).run(entry, dispatch.isInclude());
        } else {
            record(found, id, consuming, to);
        }
    }

    private void record(FragmentRule found, CacheId<RequestFacts> id, List<Capture> consuming, HttpServletResponse to)
            throws IOException, ServletException {
        CacheInstance instance = cache.instance(found.policy());
        PolicyProperties properties = found.properties();
        FragmentRule.Names names = found.names();
        invalidateBefore(found, names);
        Lease lease = stack.lease(instance);
        Capture capture = new Capture(
                properties, found.personalComponents(), cache.settings().largestFragment());
        Map<String, Object> before = properties.saveAttributes().isEverOn() ? Attributes.of(request) : Map.of();
        stack.push(capture);
        try {
            chain.doFilter(request, new CaptureResponse(to, stack, capture, dispatch, request.getServletContext()));
        } finally {
            capture.end();
            stack.pop(capture);
            invalidateAfter(found, names);
        }
        Set<Object> dependencyIds = new HashSet<>(found.allDependencyIds(names));
        dependencyIds.addAll(capture.inherited());
        long now = instance.nanoTime();
        EntryOptions options = id.rule().options(found.name(), dependencyIds);
        options = options.withTimeToLive(capture.limit().within(options.timeToLive(), now));
        if (capture.isStorable() && !capture.limit().isOver(now) && !isKeptOut() && found.stillHasItsId()) {
            Map<String, Object> attributes = properties.saveAttributes().isEverOn()
                    ? Attributes.changed(before, request, properties.saveAttributes())
                    : Map.of();
            instance.fill(id.text(), capture.entry(attributes, dependencyIds), options, lease);
        }
        dependencyIds.add(id.text());
        addDependencies(consuming, dependencyIds);
        limit(consuming, options.timeToLive(), now);
    }

    private boolean isKeptOut() {
        Object cacheable = request.getAttribute(CACHEABLE);
        return request.isAsyncStarted() || (cacheable != null && "false".equals(String.valueOf(cacheable)));
    }

    private static void addDependencies(List<Capture> consuming, Set<Object> dependencyIds) {
        consuming.forEach(parent -> parent.consume(dependencyIds));
    }

    private static void limit(List<Capture> consuming, Duration timeLeft, long now) {
        consuming.forEach(parent -> parent.limit().atMost(timeLeft, now));
    }

    private static void addDependenciesOfHit(
            List<Capture> consuming, CacheInstance instance, CacheId<RequestFacts> id, FragmentEntry entry) {
        if (consuming.isEmpty()) {
            return;
        }
        Set<Object> dependencyIds = new HashSet<>(entry.dependencyIds());
        dependencyIds.add(id.text());
        addDependencies(consuming, dependencyIds);
        long now = instance.nanoTime();
        Optional<EntrySnapshot> entryNow = instance.inspect(id.text());
        limit(consuming, entryNow.map(EntrySnapshot::timeLeft).orElse(GONE), now);
    }

    private void invalidateBefore(FragmentRule found, FragmentRule.Names before) {
        if (cache.settings().invalidateBefore()) {
            cache.invalidate(found.policy(), before.invalidations());
        }
    }

    /** Invalidates also when the servlet has thrown: what it has committed is unknown. */
    private void invalidateAfter(FragmentRule found, FragmentRule.Names before) {
        if (!cache.settings().invalidateBefore()) {
            cache.invalidate(found.policy(), found.allInvalidations(before));
        }
    }
}
