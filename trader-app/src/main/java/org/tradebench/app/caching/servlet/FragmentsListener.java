package org.tradebench.app.caching.servlet;

import jakarta.inject.Inject;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.FilterRegistration;
import jakarta.servlet.ServletContextEvent;
import jakarta.servlet.ServletContextListener;
import java.util.EnumSet;
import org.tradebench.cache.fragment.FragmentFilter;

/** Registers the fragment cache for the pages that the policy file names, after the filters that check permissions. */
public class FragmentsListener implements ServletContextListener {
    @Inject
    private TradeFragments fragments;

    @Override
    public void contextInitialized(ServletContextEvent start) {
        FilterRegistration.Dynamic filter = start.getServletContext()
                .addFilter(FragmentFilter.class.getName(), new FragmentFilter(fragments::current));
        filter.setAsyncSupported(true);
        // A forwarded page is part of a cached one already: only its includes are cached separately.
        filter.addMappingForUrlPatterns(EnumSet.of(DispatcherType.REQUEST), true, "/app", "/register.jsp");
        filter.addMappingForUrlPatterns(EnumSet.of(DispatcherType.INCLUDE), true, "/WEB-INF/pages/parts/*");
    }
}
