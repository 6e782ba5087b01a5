package org.tradebench.load.primitives;

import java.util.List;

/**
 * What one primitive does and its neighbour does not.
 *
 * @param upper the primitive with it
 * @param lower the primitive without it
 * @param what the difference, in words
 */
public record Layer(String upper, String lower, String what) {
    private static final List<Layer> ALL = List.of(
            new Layer("PingServlet", "PingHtml", "a servlet instead of a static file"),
            new Layer("PingServletWriter", "PingServlet", "characters encoded by the writer"),
            new Layer("PingServlet2Include", "PingServletWriter", "an include"),
            new Layer("PingServlet2Servlet", "PingServletWriter", "a forward to another servlet"),
            new Layer("PingServlet2JNDI", "PingServletWriter", "a look-up by name"),
            new Layer("PingServlet30Async", "PingServletWriter", "an answer by another thread of the container"),
            new Layer("PingServlet31Async", "PingServlet", "writing without blocking"),
            new Layer(
                    "PingManagedExecutor",
                    "PingServlet30Async",
                    "the managed executor and the context that it carries"),
            new Layer("PingManagedThread", "PingManagedExecutor", "a thread made for the request"),
            new Layer("PingJsp", "PingServletWriter", "a JSP instead of a servlet"),
            new Layer("PingJspEL", "PingJsp", "expressions in the JSP"),
            new Layer("PingServlet2Jsp", "PingJsp", "a servlet and a forward before the JSP"),
            new Layer("PingJsf", "PingJspEL", "a view of Faces instead of a JSP"),
            new Layer("PingCDIJSF", "PingJsf", "a bean of the request behind the view"),
            new Layer("PingSession1", "PingServletWriter", "a session, found by its cookie and changed"),
            new Layer("PingSession2", "PingSession1", "a fifth of making and ending a session"),
            new Layer("PingSession3", "PingSession1", "two kibibytes more in the session"),
            new Layer("PingServletCDI", "PingServletWriter", "a bean of the request with an interceptor"),
            new Layer("PingServletCDIEvent", "PingServletWriter", "an event and its observer"),
            new Layer("PingServletCDIEventAsync", "PingServletCDIEvent", "the observer in another thread"),
            new Layer("PingServletBeanValSimple1", "PingServletWriter", "two validations"),
            new Layer("PingServletBeanValSimple2", "PingServletBeanValSimple1", "a validator made for the request"),
            new Layer(
                    "PingServletBeanValCDI",
                    "PingServletCDI",
                    "parameters validated by the container, one of two refused"),
            new Layer("PingJSONPStreaming", "PingServletWriter", "JSON written and read by streaming"),
            new Layer("PingJSONPObject", "PingJSONPStreaming", "the object model instead"),
            new Layer("PingServlet2DB", "PingServletWriter", "a connection from the pool and back"),
            new Layer("PingJDBCRead", "PingServlet2DB", "one statement that reads"),
            new Layer("PingJDBCRead2JSP", "PingJDBCRead", "the JSP that draws it"),
            new Layer("PingJDBCWrite", "PingJDBCRead", "a write and its commit instead"),
            new Layer("PingServlet2Session", "PingServletWriter", "a session bean"),
            new Layer("PingServlet2Entity", "PingJDBCRead", "persistence instead of JDBC"),
            new Layer(
                    "PingServlet2Session2Entity",
                    "PingServlet2Entity",
                    "a session bean before the entity, and a query"),
            new Layer("PingServlet2Session2Entity2JSP", "PingServlet2Session2Entity", "the JSP that draws it"),
            new Layer(
                    "PingServlet2Session2EntityCollection",
                    "PingServlet2Session2Entity",
                    "a list of joined rows instead of one"),
            new Layer("PingServlet2Session2CMROne2One", "PingServlet2Session2Entity", "a profile instead of a quote"),
            new Layer(
                    "PingServlet2Session2CMROne2Many",
                    "PingServlet2Session2Entity",
                    "a list of orders instead of one quote"),
            new Layer("PingServlet2MDBQueue", "PingServlet30Async", "a message by a queue, and the bean that takes it"),
            new Layer("PingServlet2MDBTopic", "PingServlet2MDBQueue", "a topic instead of a queue"),
            new Layer(
                    "PingServlet2TwoPhase",
                    "PingServlet2MDBQueue",
                    "a row and a persistent message, committed in two phases"),
            new Layer("echoText", "PingServletWriter", "REST instead of a servlet"),
            new Layer("echoJSON", "echoText", "a JSON body, read and written"),
            new Layer("echoXML", "echoText", "an XML body, read and written"),
            new Layer("pingTextSync", "PingServletWriter", "a WebSocket message instead of a request"),
            new Layer("pingTextAsync", "pingTextSync", "an answer that nobody waits for"),
            new Layer("pingBinary", "pingTextSync", "bytes instead of text"),
            new Layer("pingWebSocketJson", "pingTextSync", "JSON, decoded and encoded"));

    /** All layers, from the outermost in. */
    public static List<Layer> all() {
        return ALL;
    }

    /** Those of which both primitives were measured. */
    public static List<Layer> between(List<String> measured) {
        return ALL.stream()
                .filter(layer -> measured.contains(layer.upper()) && measured.contains(layer.lower()))
                .toList();
    }
}
