package org.tradebench.app.primitives;

import java.util.List;

/**
 * Describes one primitive on the overview page.
 *
 * @param path below the context root
 * @param how GET, POST, UPGRADE or WEBSOCKET
 * @param shows a sentence: what it exercises, and the bounds of its parameters
 */
public record Primitive(String name, PrimitiveGroup group, String path, String how, String shows) {
    private static final List<Primitive> ALL = List.of(
            new Primitive(
                    "PingHtml",
                    PrimitiveGroup.CONTAINER,
                    "/PingHtml.html",
                    "GET",
                    "A static page: what the server does without any application code."),
            new Primitive(
                    "PingServlet",
                    PrimitiveGroup.CONTAINER,
                    "/servlet/PingServlet",
                    "GET",
                    "A servlet that writes a page as bytes."),
            new Primitive(
                    "PingServletWriter",
                    PrimitiveGroup.CONTAINER,
                    "/servlet/PingServletWriter",
                    "GET",
                    "The same by the character writer: what the encoding costs."),
            new Primitive(
                    "PingServletSetContentLength",
                    PrimitiveGroup.CONTAINER,
                    "/servlet/PingServletSetContentLength",
                    "GET",
                    "An answer whose length is declared in advance; contentLength, 0 to 1048576 bytes."),
            new Primitive(
                    "PingServlet2Include",
                    PrimitiveGroup.CONTAINER,
                    "/servlet/PingServlet2Include",
                    "GET",
                    "A servlet that includes another one."),
            new Primitive(
                    "PingServlet2Servlet",
                    PrimitiveGroup.CONTAINER,
                    "/servlet/PingServlet2Servlet",
                    "GET",
                    "A servlet that forwards to another one: controller and view."),
            new Primitive(
                    "PingServlet2JNDI",
                    PrimitiveGroup.CONTAINER,
                    "/servlet/PingServlet2JNDI",
                    "GET",
                    "A look-up by name."),
            new Primitive(
                    "PingServlet2PDF",
                    PrimitiveGroup.CONTAINER,
                    "/servlet/PingServlet2PDF",
                    "GET",
                    "A binary file, read and sent by a servlet."),
            new Primitive(
                    "PingReentryServlet",
                    PrimitiveGroup.CONTAINER,
                    "/servlet/PingReentryServlet",
                    "GET",
                    "A request that asks its own server; numReentries, 0 to 3 deep."),
            new Primitive(
                    "PingUpgradeServlet",
                    PrimitiveGroup.CONTAINER,
                    "/servlet/PingUpgradeServlet",
                    "UPGRADE",
                    "A connection that changes from HTTP to an echo protocol."),
            new Primitive(
                    "PingServlet30Async",
                    PrimitiveGroup.ASYNCHRONOUS,
                    "/servlet/PingServlet30Async",
                    "GET",
                    "An answer by another thread of the container."),
            new Primitive(
                    "PingServlet31Async",
                    PrimitiveGroup.ASYNCHRONOUS,
                    "/servlet/PingServlet31Async",
                    "GET",
                    "An answer written without blocking."),
            new Primitive(
                    "PingServlet31AsyncRead",
                    PrimitiveGroup.ASYNCHRONOUS,
                    "/servlet/PingServlet31AsyncRead",
                    "POST",
                    "A body read without blocking; it comes back, up to 16 KiB."),
            new Primitive(
                    "PingManagedExecutor",
                    PrimitiveGroup.ASYNCHRONOUS,
                    "/servlet/PingManagedExecutor",
                    "GET",
                    "An answer by a task of the managed executor."),
            new Primitive(
                    "PingManagedThread",
                    PrimitiveGroup.ASYNCHRONOUS,
                    "/servlet/PingManagedThread",
                    "GET",
                    "An answer by a managed thread made for it."),
            new Primitive(
                    "PingJsp",
                    PrimitiveGroup.PAGES,
                    "/PingJsp.jsp",
                    "GET",
                    "A JSP that writes one value by Java code."),
            new Primitive("PingJspEL", PrimitiveGroup.PAGES, "/PingJspEL.jsp", "GET", "A JSP with expressions."),
            new Primitive(
                    "PingServlet2Jsp",
                    PrimitiveGroup.PAGES,
                    "/servlet/PingServlet2Jsp",
                    "GET",
                    "A servlet that forwards to a JSP."),
            new Primitive(
                    "PingJsf", PrimitiveGroup.VIEWS, "/PingJsf.faces", "GET", "A view of Faces with expressions."),
            new Primitive(
                    "PingCDIJSF",
                    PrimitiveGroup.VIEWS,
                    "/PingCDIJSF.faces",
                    "GET",
                    "A view of Faces that reads a bean of the request."),
            new Primitive(
                    "PingSession1",
                    PrimitiveGroup.SESSIONS,
                    "/servlet/PingSession1",
                    "GET",
                    "A session that is kept, with a number that each request changes."),
            new Primitive(
                    "PingSession2",
                    PrimitiveGroup.SESSIONS,
                    "/servlet/PingSession2",
                    "GET",
                    "A session that every fifth request ends."),
            new Primitive(
                    "PingSession3",
                    PrimitiveGroup.SESSIONS,
                    "/servlet/PingSession3",
                    "GET",
                    "A session with large objects; num_objects, 1 to 8 KiB."),
            new Primitive(
                    "PingServletCDI",
                    PrimitiveGroup.INJECTION,
                    "/servlet/PingServletCDI",
                    "GET",
                    "A bean of the request with an interceptor."),
            new Primitive(
                    "PingServletCDIEvent",
                    PrimitiveGroup.INJECTION,
                    "/servlet/PingServletCDIEvent",
                    "GET",
                    "An event and its observer."),
            new Primitive(
                    "PingServletCDIEventAsync",
                    PrimitiveGroup.INJECTION,
                    "/servlet/PingServletCDIEventAsync",
                    "GET",
                    "An event observed in another thread, which answers."),
            new Primitive(
                    "PingServletBeanValSimple1",
                    PrimitiveGroup.VALIDATION,
                    "/servlet/PingServletBeanValSimple1",
                    "GET",
                    "Two objects validated by the injected validator."),
            new Primitive(
                    "PingServletBeanValSimple2",
                    PrimitiveGroup.VALIDATION,
                    "/servlet/PingServletBeanValSimple2",
                    "GET",
                    "The same with a validator made for the request."),
            new Primitive(
                    "PingServletBeanValCDI",
                    PrimitiveGroup.VALIDATION,
                    "/servlet/PingServletBeanValCDI",
                    "GET",
                    "A bean whose parameters the container validates."),
            new Primitive(
                    "PingJSONPObject",
                    PrimitiveGroup.JSON,
                    "/servlet/PingJSONPObject",
                    "GET",
                    "JSON built and read by the object model."),
            new Primitive(
                    "PingJSONPStreaming",
                    PrimitiveGroup.JSON,
                    "/servlet/PingJSONPStreaming",
                    "GET",
                    "The same by generator and parser."),
            new Primitive(
                    "PingServlet2DB",
                    PrimitiveGroup.DATABASE,
                    "/servlet/PingServlet2DB",
                    "GET",
                    "A connection from the pool and back."),
            new Primitive(
                    "PingJDBCRead", PrimitiveGroup.DATABASE, "/servlet/PingJDBCRead", "GET", "One row read by JDBC."),
            new Primitive(
                    "PingJDBCRead2JSP",
                    PrimitiveGroup.DATABASE,
                    "/servlet/PingJDBCRead2JSP",
                    "GET",
                    "The same, drawn by a JSP."),
            new Primitive(
                    "PingJDBCWrite",
                    PrimitiveGroup.DATABASE,
                    "/servlet/PingJDBCWrite",
                    "GET",
                    "One row written and committed, with the values that it has."),
            new Primitive(
                    "PingServlet2Session",
                    PrimitiveGroup.BEANS,
                    "/ejb3/PingServlet2Session",
                    "GET",
                    "A session bean by its local interface."),
            new Primitive(
                    "PingServlet2SessionRemote",
                    PrimitiveGroup.BEANS,
                    "/ejb3/PingServlet2SessionRemote",
                    "GET",
                    "A session bean by a remote interface."),
            new Primitive(
                    "PingServlet2Entity",
                    PrimitiveGroup.BEANS,
                    "/ejb3/PingServlet2Entity",
                    "GET",
                    "An entity found by its key."),
            new Primitive(
                    "PingServlet2Session2Entity",
                    PrimitiveGroup.BEANS,
                    "/ejb3/PingServlet2Session2Entity",
                    "GET",
                    "A session bean that reads one entity."),
            new Primitive(
                    "PingServlet2Session2Entity2JSP",
                    PrimitiveGroup.BEANS,
                    "/ejb3/PingServlet2Session2Entity2JSP",
                    "GET",
                    "The same, drawn by a JSP."),
            new Primitive(
                    "PingServlet2Session2EntityCollection",
                    PrimitiveGroup.BEANS,
                    "/ejb3/PingServlet2Session2EntityCollection",
                    "GET",
                    "A session bean that reads a user's holdings; only their number is shown."),
            new Primitive(
                    "PingServlet2Session2CMROne2One",
                    PrimitiveGroup.BEANS,
                    "/ejb3/PingServlet2Session2CMROne2One",
                    "GET",
                    "From an account to its profile, which is not shown."),
            new Primitive(
                    "PingServlet2Session2CMROne2Many",
                    PrimitiveGroup.BEANS,
                    "/ejb3/PingServlet2Session2CMROne2Many",
                    "GET",
                    "From an account to its newest 100 orders; only their number is shown."),
            new Primitive(
                    "PingServlet2MDBQueue",
                    PrimitiveGroup.MESSAGES,
                    "/ejb3/PingServlet2MDBQueue",
                    "GET",
                    "A message by a queue to a message-driven bean, which answers."),
            new Primitive(
                    "PingServlet2MDBTopic",
                    PrimitiveGroup.MESSAGES,
                    "/ejb3/PingServlet2MDBTopic",
                    "GET",
                    "The same by a topic."),
            new Primitive(
                    "PingServlet2TwoPhase",
                    PrimitiveGroup.MESSAGES,
                    "/ejb3/PingServlet2TwoPhase",
                    "GET",
                    "A row written with the values that it has and a persistent message, in one transaction of two phases."),
            new Primitive(
                    "echoText",
                    PrimitiveGroup.REST,
                    "/rest/sync/echoText?input=text",
                    "GET",
                    "A text that comes back."),
            new Primitive(
                    "echoJSON",
                    PrimitiveGroup.REST,
                    "/rest/sync/echoJSON",
                    "POST",
                    "A JSON object that comes back, up to 16 KiB."),
            new Primitive(
                    "echoXML",
                    PrimitiveGroup.REST,
                    "/rest/sync/echoXML",
                    "POST",
                    "An XML document that comes back, up to 16 KiB."),
            new Primitive(
                    "pingTextSync",
                    PrimitiveGroup.WEBSOCKET,
                    "/pingTextSync",
                    "WEBSOCKET",
                    "Texts, each answered before the call returns."),
            new Primitive(
                    "pingTextAsync",
                    PrimitiveGroup.WEBSOCKET,
                    "/pingTextAsync",
                    "WEBSOCKET",
                    "Texts, answered by a call that returns at once."),
            new Primitive("pingBinary", PrimitiveGroup.WEBSOCKET, "/pingBinary", "WEBSOCKET", "Bytes that come back."),
            new Primitive(
                    "pingWebSocketJson",
                    PrimitiveGroup.WEBSOCKET,
                    "/pingWebSocketJson",
                    "WEBSOCKET",
                    "JSON, decoded and encoded."));

    public static List<Primitive> all() {
        return ALL;
    }

    /** Returns whether a browser can request it by following a link. */
    public boolean isLink() {
        return how.equals("GET");
    }
}
