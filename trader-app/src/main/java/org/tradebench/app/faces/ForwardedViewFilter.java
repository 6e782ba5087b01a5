package org.tradebench.app.faces;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Hides a view's form from Faces when the front controller forwards a request to that view, which is then drawn without processing the form: the request was
 * sent to another address, which has other checks.
 */
public class ForwardedViewFilter extends HttpFilter {
    /** The parameter that marks a form of a view. */
    static final String FORM = "jakarta.faces.ViewState";

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        chain.doFilter(new NoForm(request), response);
    }

    /** Returns what the front controller has read for the page already, or else what a bean reads itself. */
    static <T> T given(HttpServletRequest request, String name, Class<T> type, Supplier<T> read) {
        Object given = request.getAttribute(name);
        return given == null ? read.get() : type.cast(given);
    }

    private static final class NoForm extends HttpServletRequestWrapper {
        NoForm(HttpServletRequest request) {
            super(request);
        }

        @Override
        public @Nullable String getParameter(String name) {
            return name.equals(FORM) ? null : super.getParameter(name);
        }

        @Override
        public String @Nullable [] getParameterValues(String name) {
            return name.equals(FORM) ? null : super.getParameterValues(name);
        }

        @Override
        public Map<String, String[]> getParameterMap() {
            Map<String, String[]> parameters = new HashMap<>(super.getParameterMap());
            parameters.remove(FORM);
            return Collections.unmodifiableMap(parameters);
        }

        @Override
        public Enumeration<String> getParameterNames() {
            return Collections.enumeration(getParameterMap().keySet());
        }
    }
}
