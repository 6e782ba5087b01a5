package org.tradebench.cache.fragment;

import jakarta.servlet.DispatcherType;
import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.FilterRegistration;
import jakarta.servlet.ServletContext;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.EnumSet;
import java.util.function.Supplier;
import org.tradebench.cache.policy.CacheSkip;

/**
 * Passes requests, includes and forwards through the fragment cache. It must come before all filters whose work is to be cached, and after those that check
 * permissions, because a hit skips the rest of the chain.
 */
public final class FragmentFilter implements Filter {
    /** The attribute that, if it is true, has a request neither read the cache nor write it. */
    private static final String PREVIEW = "previewRequest";

    private final Supplier<FragmentCache> current;

    /** @param current asked once for each request; when it yields null, nothing is cached */
    public FragmentFilter(Supplier<FragmentCache> current) {
        this.current = current;
    }

    /** Registers the filter for these paths, for requests, includes and forwards, after the filters that are there already. */
    public static FilterRegistration.Dynamic register(
            ServletContext context, Supplier<FragmentCache> current, String... urlPatterns) {
        FilterRegistration.Dynamic registration =
                context.addFilter(FragmentFilter.class.getName(), new FragmentFilter(current));
        registration.setAsyncSupported(true);
        registration.addMappingForUrlPatterns(
                EnumSet.of(DispatcherType.REQUEST, DispatcherType.INCLUDE, DispatcherType.FORWARD), true, urlPatterns);
        return registration;
    }

    /** Keeps the fragments that this request is in now from being stored, for instance because their content is for one use. */
    public static void markUncacheable(ServletRequest request) {
        CaptureStack stack = CaptureStack.of(request);
        if (stack != null) {
            stack.forbidAll();
        }
    }

    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        if (!(request instanceof HttpServletRequest http) || !(response instanceof HttpServletResponse answer)) {
            chain.doFilter(request, response);
            return;
        }
        CaptureStack stack = CaptureStack.of(request);
        if (stack != null) {
            new FilteredDispatch(stack, http, answer, chain).run();
            return;
        }
        FragmentCache cache = isOutermost(http) ? current.get() : null;
        if (cache == null) {
            chain.doFilter(request, response);
            return;
        }
        outermost(cache, http, answer, chain);
    }

    /** Excludes what is dispatched for an error or asynchronously, which is not cached. */
    private static boolean isOutermost(HttpServletRequest request) {
        DispatcherType type = request.getDispatcherType();
        return type != DispatcherType.ERROR && type != DispatcherType.ASYNC;
    }

    private static void outermost(
            FragmentCache cache, HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        boolean skipping = isSkipped(cache, request);
        CacheSkip.Scope scope = skipping ? CacheSkip.begin() : () -> {};
        try {
            CaptureStack stack = new CaptureStack(cache, skipping);
            stack.attachTo(request);
            new FilteredDispatch(stack, request, response, chain).run();
        } finally {
            CaptureStack.detachFrom(request);
            scope.close();
        }
    }

    private static boolean isSkipped(FragmentCache cache, HttpServletRequest request) {
        String name = cache.policies().skipCacheAttribute();
        return (!name.isEmpty() && request.getAttribute(name) != null)
                || "true".equals(String.valueOf(request.getAttribute(PREVIEW)));
    }
}
