package org.tradebench.tests.harness;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One parameter of a query or a form, both halves percent-encoded.
 *
 * @param name encoded
 * @param value encoded; may be bytes that no character set knows, like {@code %FF}
 */
public record Parameter(String name, String value) {

    public static Parameter of(String name, String value) {
        return new Parameter(encode(name), encode(value));
    }

    /** A value that is already encoded and is sent as it is. */
    public static Parameter raw(String name, String encodedValue) {
        return new Parameter(encode(name), encodedValue);
    }

    /** Names and values, alternately. */
    public static List<Parameter> list(String... namesAndValues) {
        if (namesAndValues.length % 2 != 0) {
            throw new IllegalArgumentException("a name without a value");
        }
        List<Parameter> list = new ArrayList<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            list.add(of(namesAndValues[i], namesAndValues[i + 1]));
        }
        return list;
    }

    /** As in a query string or the body of a form. */
    public static String joined(List<Parameter> parameters) {
        return parameters.stream()
                .map(parameter -> parameter.name + "=" + parameter.value)
                .collect(Collectors.joining("&"));
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
