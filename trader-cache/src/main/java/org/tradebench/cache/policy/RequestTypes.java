package org.tradebench.cache.policy;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Lists from which parts of a request a cache policy may build an id. */
final class RequestTypes implements ComponentTypes<RequestFacts> {
    @Override
    public Optional<ValueSource<RequestFacts>> source(String type, String id) {
        return Optional.ofNullable(find(type, id));
    }

    private static @Nullable ValueSource<RequestFacts> find(String type, String id) {
        return switch (type) {
            case "parameter" -> id.equals("*") ? RequestFacts::queryString : request -> request.parameter(id);
            case "parameter-list" -> request -> sorted(request.parameterValues(id));
            case "session" -> request -> request.sessionAttribute(id);
            case "sessionId" -> RequestFacts::sessionId;
            case "cookie" -> request -> request.cookie(id);
            case "attribute" -> request -> request.attribute(id);
            case "header" -> request -> request.header(id);
            case "pathinfo" -> RequestFacts::pathInfo;
            case "servletpath" -> RequestFacts::servletPath;
            case "locale" -> RequestFacts::locale;
            case "requestType" -> RequestFacts::method;
            default -> null;
        };
    }

    private static @Nullable Object sorted(String @Nullable [] values) {
        if (values == null) {
            return null;
        }
        String[] copy = values.clone();
        Arrays.sort(copy);
        return copy;
    }

    @Override
    public boolean isChainable(String type) {
        return type.equals("session") || type.equals("attribute");
    }

    @Override
    public List<String> names() {
        return List.of(
                "parameter parameter-list session sessionId cookie attribute header pathinfo servletpath locale requestType"
                        .split(" "));
    }
}
