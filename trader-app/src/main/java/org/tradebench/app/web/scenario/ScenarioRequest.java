package org.tradebench.app.web.scenario;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Replaces the parameters of a request to {@code /scenario} by those of the operation that the workload mix has drawn. */
final class ScenarioRequest extends HttpServletRequestWrapper {
    private final Map<String, String> parameters;

    ScenarioRequest(HttpServletRequest request, Map<String, String> parameters) {
        super(request);
        this.parameters = new LinkedHashMap<>(parameters);
    }

    @Override
    public @Nullable String getParameter(String name) {
        return parameters.get(name);
    }

    @Override
    public Map<String, String[]> getParameterMap() {
        Map<String, String[]> map = new LinkedHashMap<>();
        parameters.forEach((name, value) -> map.put(name, new String[] {value}));
        return Collections.unmodifiableMap(map);
    }

    @Override
    public Enumeration<String> getParameterNames() {
        return Collections.enumeration(parameters.keySet());
    }

    @Override
    public String @Nullable [] getParameterValues(String name) {
        String value = parameters.get(name);
        return value == null ? null : new String[] {value};
    }
}
