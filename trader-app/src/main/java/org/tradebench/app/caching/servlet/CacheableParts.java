package org.tradebench.app.caching.servlet;

import jakarta.inject.Inject;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** Marks requests while pages are cached, by attributes that the policy file and the tags read. Without them a page is rendered in one piece. */
public class CacheableParts extends HttpFilter {
    /** The attribute that the policy file adds to the ids of pages, so that pages with order alerts, with pictures or with explanations are cached apart from those without. */
    private static final String PARTS = "keptParts";

    private static final String MARKET = "keptMarket";

    @Inject
    private transient TradeFragments fragments;

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        if (fragments.current() != null && fragments.keepsPages()) {
            request.setAttribute(PARTS, fragments.kindOfPages());
            if (fragments.keepsMarketSummaries()) {
                request.setAttribute(MARKET, true);
            }
        }
        chain.doFilter(request, response);
    }

    /** Returns whether parts are drawn separately, so that they can be cached. */
    public static boolean areIn(ServletRequest request) {
        return request.getAttribute(PARTS) != null;
    }
}
