package org.tradebench.load.primitives;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tradebench.load.failure.Failure;

/** The primitives by their layers, from the outermost in; each is a request of the plan primitives.jmx. */
public final class PrimitiveList {
    /**
     * Those of one layer.
     *
     * @param title as the application's overview page has it
     */
    public record Group(String title, List<String> names) {}

    private static final List<Group> GROUPS = List.of(
            new Group(
                    "Web container",
                    List.of(
                            "PingHtml",
                            "PingServlet",
                            "PingServletWriter",
                            "PingServletSetContentLength",
                            "PingServlet2Include",
                            "PingServlet2Servlet",
                            "PingServlet2JNDI",
                            "PingServlet2PDF",
                            "PingReentryServlet",
                            "PingUpgradeServlet")),
            new Group(
                    "Asynchronous and non-blocking",
                    List.of(
                            "PingServlet30Async",
                            "PingServlet31Async",
                            "PingServlet31AsyncRead",
                            "PingManagedExecutor",
                            "PingManagedThread")),
            new Group("JSP", List.of("PingJsp", "PingJspEL", "PingServlet2Jsp")),
            new Group("Faces", List.of("PingJsf", "PingCDIJSF")),
            new Group("HTTP sessions", List.of("PingSession1", "PingSession2", "PingSession3")),
            new Group("CDI", List.of("PingServletCDI", "PingServletCDIEvent", "PingServletCDIEventAsync")),
            new Group(
                    "Bean Validation",
                    List.of("PingServletBeanValSimple1", "PingServletBeanValSimple2", "PingServletBeanValCDI")),
            new Group("JSON", List.of("PingJSONPObject", "PingJSONPStreaming")),
            new Group("JDBC", List.of("PingServlet2DB", "PingJDBCRead", "PingJDBCRead2JSP", "PingJDBCWrite")),
            new Group(
                    "Session beans and persistence",
                    List.of(
                            "PingServlet2Session",
                            "PingServlet2Entity",
                            "PingServlet2Session2Entity",
                            "PingServlet2Session2Entity2JSP",
                            "PingServlet2Session2EntityCollection",
                            "PingServlet2Session2CMROne2One",
                            "PingServlet2Session2CMROne2Many")),
            new Group("Messages", List.of("PingServlet2MDBQueue", "PingServlet2MDBTopic", "PingServlet2TwoPhase")),
            new Group("REST", List.of("echoText", "echoJSON", "echoXML")),
            new Group("WebSocket", List.of("pingTextSync", "pingTextAsync", "pingBinary", "pingWebSocketJson")));

    private PrimitiveList() {}

    /** All layers. */
    public static List<Group> groups() {
        return GROUPS;
    }

    /** All names, by layer. */
    public static List<String> names() {
        return GROUPS.stream().flatMap(group -> group.names().stream()).toList();
    }

    /**
     * The names that somebody asked for, in any case, in this list's order; all of them when nobody asked.
     *
     * @throws Failure when one is unknown; its message says which there are
     */
    public static List<String> chosen(List<String> asked) {
        if (asked.isEmpty()) {
            return names();
        }
        for (String name : asked) {
            if (known(name).isEmpty()) {
                throw Failure.usage("there is no primitive '" + name + "': one of " + String.join(", ", names())
                        + " would be right");
            }
        }
        List<String> known =
                asked.stream().map(name -> known(name).orElseThrow()).toList();
        return names().stream().filter(known::contains).toList();
    }

    private static Optional<String> known(String asked) {
        String small = asked.strip().toLowerCase(Locale.ROOT);
        return names().stream()
                .filter(name -> name.toLowerCase(Locale.ROOT).equals(small))
                .findFirst();
    }
}
