package org.tradebench.app.web;

import jakarta.inject.Inject;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.settings.TradeSettings;

/** Makes each request cost a known amount of CPU in addition (setting EXTRA_WORK), so that a measurement can be tested on a difference that is there. */
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
     * Work that takes no memory, and in which each step needs the one before: the same on every processor but for its clock rate (xorshift; Marsaglia, "Xorshift RNGs", 2003).
     *
     * @return never 0, which the caller checks: else the compiler could leave the work out
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
