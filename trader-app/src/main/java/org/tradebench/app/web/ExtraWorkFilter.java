package org.tradebench.app.web;

import jakarta.inject.Inject;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.settings.TradeSettings;

/** Makes each request cost a known amount of CPU time in addition (setting EXTRA_WORK), to test whether a measurement detects a known difference. */
public class ExtraWorkFilter extends HttpFilter {
    @Inject
    private transient TradeSettings settings;

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        int rounds = settings.now().extraWork();
        if (rounds > 0 && work(rounds) == 0) {
            throw new IllegalStateException("a generator that began above zero has returned to it");
        }
        chain.doFilter(request, response);
    }

    /**
     * Computes without access to memory, each step from the result of the one before, so that the duration depends on little but the clock rate (xorshift;
     * Marsaglia, "Xorshift RNGs", 2003).
     *
     * @return never 0; the caller checks it, since the compiler could otherwise omit the work
     */
    static long work(int rounds) {
        long state = 0x9E3779B97F4A7C15L;
        for (int i = 0; i < rounds; i++) {
            state ^= state << 13;
            state ^= state >>> 7;
            state ^= state << 17;
        }
        return state;
    }
}
