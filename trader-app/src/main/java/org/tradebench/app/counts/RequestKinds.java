package org.tradebench.app.counts;

import java.util.List;
import java.util.Map;

/** Names the kind of a request by its path, for the administrator's counts of requests. */
public final class RequestKinds {
    private static final String OTHER = "other";

    private static final Map<String, String> WHOLE = Map.of(
            "/", "welcome page",
            "/index.html", "welcome page",
            "/register.jsp", "registration form",
            "/scenario", "scenario",
            "/marketsummary", "live views, begun",
            "/rest/broadcastevents", "live views, begun");

    private record Beginning(String path, String kind) {}

    private static final List<Beginning> BEGINNINGS = List.of(
            new Beginning("/rest/", "REST"),
            new Beginning("/services/", "SOAP"),
            new Beginning("/config", "console"),
            new Beginning("/assets/", "files of the pages"),
            new Beginning("/servlet/", "primitives"),
            new Beginning("/ejb3/", "primitives"),
            new Beginning("/Ping", "primitives"),
            new Beginning("/ping", "primitives"));

    private RequestKinds() {}

    /** @param action of a page; null when it is none */
    public static String of(String path, Object action) {
        if (path.equals("/app")) {
            return action == null ? "page: refused before its action" : "page: " + action;
        }
        String whole = WHOLE.get(path);
        if (whole != null) {
            return whole;
        }
        for (Beginning beginning : BEGINNINGS) {
            if (path.startsWith(beginning.path)) {
                return beginning.kind;
            }
        }
        return path.endsWith(".faces") ? "views of Faces" : OTHER;
    }
}
