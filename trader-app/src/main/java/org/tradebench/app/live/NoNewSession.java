package org.tradebench.app.live;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpSession;
import java.io.IOException;

/**
 * Stands before the WebSockets: the server asks for the session of each handshake and would begin one where there is none, which would then outlive the connection
 * by the session's timeout, and be one more for each that comes.
 */
public class NoNewSession extends HttpFilter {

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        chain.doFilter(
                new HttpServletRequestWrapper(request) {
                    @Override
                    public HttpSession getSession() {
                        return super.getSession(false);
                    }
                },
                response);
    }
}
