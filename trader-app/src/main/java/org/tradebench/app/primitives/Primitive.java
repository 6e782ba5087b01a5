package org.tradebench.app.primitives;

import java.util.List;

/**
 * Describes one primitive, a request that exercises a single layer, for the overview page.
 *
 * @param path below the context root
 * @param how GET, POST, UPGRADE or WEBSOCKET
 * @param shows a sentence: what it exercises, and the bounds of its parameters
 */
public record Primitive(String name, PrimitiveGroup group, String path, String how, String shows) {
    private static final List<Primitive> ALL = """
            PingHtml | CONTAINER | /PingHtml.html | GET | A static page: what the server does without any application code.
            PingServlet | CONTAINER | /servlet/PingServlet | GET | A servlet that writes a page as bytes.
            PingServletWriter | CONTAINER | /servlet/PingServletWriter | GET | The same by the character writer: what the encoding costs.
            PingServletSetContentLength | CONTAINER | /servlet/PingServletSetContentLength | GET | An answer whose length is declared in advance; contentLength, 0 to 1048576 bytes.
            PingServlet2Include | CONTAINER | /servlet/PingServlet2Include | GET | A servlet that includes another one.
            PingServlet2Servlet | CONTAINER | /servlet/PingServlet2Servlet | GET | A servlet that forwards to another one: controller and view.
            PingServlet2JNDI | CONTAINER | /servlet/PingServlet2JNDI | GET | A look-up by name.
            PingServlet2PDF | CONTAINER | /servlet/PingServlet2PDF | GET | A binary file, read and sent by a servlet.
            PingReentryServlet | CONTAINER | /servlet/PingReentryServlet | GET | A request that asks its own server; numReentries, 0 to 3 deep.
            PingUpgradeServlet | CONTAINER | /servlet/PingUpgradeServlet | UPGRADE | A connection that changes from HTTP to an echo protocol.
            PingServlet30Async | ASYNCHRONOUS | /servlet/PingServlet30Async | GET | An answer by another thread of the container.
            PingServlet31Async | ASYNCHRONOUS | /servlet/PingServlet31Async | GET | An answer written without blocking.
            PingServlet31AsyncRead | ASYNCHRONOUS | /servlet/PingServlet31AsyncRead | POST | A body read without blocking; it comes back, up to 16 KiB.
            PingManagedExecutor | ASYNCHRONOUS | /servlet/PingManagedExecutor | GET | An answer by a task of the managed executor.
            PingManagedThread | ASYNCHRONOUS | /servlet/PingManagedThread | GET | An answer by a managed thread made for it.
            PingJsp | PAGES | /PingJsp.jsp | GET | A JSP that writes one value by Java code.
            PingJspEL | PAGES | /PingJspEL.jsp | GET | A JSP with expressions.
            PingServlet2Jsp | PAGES | /servlet/PingServlet2Jsp | GET | A servlet that forwards to a JSP.
            PingJsf | VIEWS | /PingJsf.faces | GET | A view of Faces with expressions.
            PingCDIJSF | VIEWS | /PingCDIJSF.faces | GET | A view of Faces that reads a bean of the request.
            PingSession1 | SESSIONS | /servlet/PingSession1 | GET | A session that is kept, with a number that each request changes.
            PingSession2 | SESSIONS | /servlet/PingSession2 | GET | A session that every fifth request ends.
            PingSession3 | SESSIONS | /servlet/PingSession3 | GET | A session with large objects; num_objects, 1 to 8 KiB.
            PingServletCDI | INJECTION | /servlet/PingServletCDI | GET | A bean of the request with an interceptor.
            PingServletCDIEvent | INJECTION | /servlet/PingServletCDIEvent | GET | An event and its observer.
            PingServletCDIEventAsync | INJECTION | /servlet/PingServletCDIEventAsync | GET | An event observed in another thread, which answers.
            PingServletBeanValSimple1 | VALIDATION | /servlet/PingServletBeanValSimple1 | GET | Two objects validated by the injected validator.
            PingServletBeanValSimple2 | VALIDATION | /servlet/PingServletBeanValSimple2 | GET | The same with a validator made for the request.
            PingServletBeanValCDI | VALIDATION | /servlet/PingServletBeanValCDI | GET | A bean whose parameters the container validates.
            PingJSONPObject | JSON | /servlet/PingJSONPObject | GET | JSON built and read by the object model.
            PingJSONPStreaming | JSON | /servlet/PingJSONPStreaming | GET | The same by generator and parser.
            PingServlet2DB | DATABASE | /servlet/PingServlet2DB | GET | A connection from the pool and back.
            PingJDBCRead | DATABASE | /servlet/PingJDBCRead | GET | One row read by JDBC.
            PingJDBCRead2JSP | DATABASE | /servlet/PingJDBCRead2JSP | GET | The same, drawn by a JSP.
            PingJDBCWrite | DATABASE | /servlet/PingJDBCWrite | GET | One row written and committed, with the values that it has.
            PingServlet2Session | BEANS | /ejb3/PingServlet2Session | GET | A session bean by its local interface.
            PingServlet2SessionRemote | BEANS | /ejb3/PingServlet2SessionRemote | GET | A session bean by a remote interface.
            PingServlet2Entity | BEANS | /ejb3/PingServlet2Entity | GET | An entity found by its key.
            PingServlet2Session2Entity | BEANS | /ejb3/PingServlet2Session2Entity | GET | A session bean that reads one entity.
            PingServlet2Session2Entity2JSP | BEANS | /ejb3/PingServlet2Session2Entity2JSP | GET | The same, drawn by a JSP.
            PingServlet2Session2EntityCollection | BEANS | /ejb3/PingServlet2Session2EntityCollection | GET | A session bean that reads a user's holdings; only their number is shown.
            PingServlet2Session2CMROne2One | BEANS | /ejb3/PingServlet2Session2CMROne2One | GET | From an account to its profile, which is not shown.
            PingServlet2Session2CMROne2Many | BEANS | /ejb3/PingServlet2Session2CMROne2Many | GET | From an account to its newest 100 orders; only their number is shown.
            PingServlet2MDBQueue | MESSAGES | /ejb3/PingServlet2MDBQueue | GET | A message by a queue to a message-driven bean, which answers.
            PingServlet2MDBTopic | MESSAGES | /ejb3/PingServlet2MDBTopic | GET | The same by a topic.
            PingServlet2TwoPhase | MESSAGES | /ejb3/PingServlet2TwoPhase | GET | A row written with the values that it has and a persistent message, in one transaction of two phases.
            echoText | REST | /rest/sync/echoText?input=text | GET | A text that comes back.
            echoJSON | REST | /rest/sync/echoJSON | POST | A JSON object that comes back, up to 16 KiB.
            echoXML | REST | /rest/sync/echoXML | POST | An XML document that comes back, up to 16 KiB.
            pingTextSync | WEBSOCKET | /pingTextSync | WEBSOCKET | Texts, each answered before the call returns.
            pingTextAsync | WEBSOCKET | /pingTextAsync | WEBSOCKET | Texts, answered by a call that returns at once.
            pingBinary | WEBSOCKET | /pingBinary | WEBSOCKET | Bytes that come back.
            pingWebSocketJson | WEBSOCKET | /pingWebSocketJson | WEBSOCKET | JSON, decoded and encoded.
            """.lines().map(Primitive::of).toList();

    /** Reads a line of the table: name, group, path, how, shows. */
    private static Primitive of(String line) {
        String[] columns = line.split(" \\| ", 5);
        return new Primitive(columns[0], PrimitiveGroup.valueOf(columns[1]), columns[2], columns[3], columns[4]);
    }

    public static List<Primitive> all() {
        return ALL;
    }

    /** Returns whether a browser can request it by following a link. */
    public boolean isLink() {
        return how.equals("GET");
    }
}
