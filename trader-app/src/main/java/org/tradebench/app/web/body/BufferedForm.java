package org.tradebench.app.web.body;

import jakarta.servlet.http.HttpServletRequest;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Replaces a request whose form was read in advance: its parameters are those of the query followed by those of the form, as the server would parse them.
 */
final class BufferedForm extends BufferedRequest {
    private final String form;
    private @Nullable Map<String, String[]> parameters;

    BufferedForm(HttpServletRequest request, byte[] body) {
        super(request, body);
        form = new String(body, StandardCharsets.ISO_8859_1);
    }

    @Override
    public @Nullable String getParameter(String name) {
        String[] values = getParameterMap().get(name);
        return values == null ? null : values[0];
    }

    @Override
    public String @Nullable [] getParameterValues(String name) {
        return getParameterMap().get(name);
    }

    @Override
    public Enumeration<String> getParameterNames() {
        return Collections.enumeration(getParameterMap().keySet());
    }

    /** @throws IllegalArgumentException when a {@code %} is not followed by two hexadecimal digits */
    @Override
    public Map<String, String[]> getParameterMap() {
        Map<String, String[]> read = parameters;
        if (read == null) {
            Map<String, List<String>> values = new LinkedHashMap<>();
            super.getParameterMap().forEach((name, given) -> values.put(name, new ArrayList<>(List.of(given))));
            for (String field : form.split("&", -1)) {
                int equals = field.indexOf('=');
                String name = equals < 0 ? field : field.substring(0, equals);
                String value = equals < 0 ? "" : field.substring(equals + 1);
                if (!field.isEmpty()) {
                    values.computeIfAbsent(decoded(name), none -> new ArrayList<>())
                            .add(decoded(value));
                }
            }
            Map<String, String[]> all = new LinkedHashMap<>();
            values.forEach((name, texts) -> all.put(name, texts.toArray(String[]::new)));
            read = Collections.unmodifiableMap(all);
            parameters = read;
        }
        return read;
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }
}
