package org.tradebench.app.live;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpSession;
import jakarta.websocket.Session;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Keeps handshakes from beginning HTTP sessions: the server would begin one for each, which would outlive the connection by the session's timeout. Also hands the client's address to the WebSocket, by a parameter, since a handshake has no other place for it.
 */
public class WebSocketHandshakeFilter extends HttpFilter {
    private static final String ADDRESS = WebSocketHandshakeFilter.class.getName();

    /** Returns the address of the client whose handshake came through this filter. */
    static String address(Session session) {
        return Objects.requireNonNull(session.getRequestParameterMap().get(ADDRESS))
                .get(0);
    }

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        chain.doFilter(
                new HttpServletRequestWrapper(request) {
                    @Override
                    public HttpSession getSession() {
                        return super.getSession(false);
                    }

                    @Override
                    public Map<String, String[]> getParameterMap() {
                        Map<String, String[]> parameters = new HashMap<>(super.getParameterMap());
                        parameters.put(ADDRESS, new String[] {getRemoteAddr()});
                        return parameters;
                    }
                },
                response);
    }
}
