package org.tradebench.tests.soap;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.tradebench.tests.harness.Page;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** A client of one web service, which keeps the session cookie. Not for use by two threads at once. */
public final class SoapClient {

    static final String NAMESPACE = "http://trade.tradebench.org/";

    private static final HttpClient CLIENT = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(60))
            .build();

    private final URI endpoint;
    private final Map<String, String> headers = new TreeMap<>();
    private String cookie;

    /**
     * @param root of the application
     * @param service such as {@code TradeWSServices}
     */
    public SoapClient(URI root, String service) {
        endpoint = URI.create(root + "/services/" + service);
    }

    /** Adds this header to all later requests. */
    SoapClient sending(String header, String value) {
        headers.put(header, value);
        return this;
    }

    /** Calls an operation and returns the body of its answer; fails on a fault. */
    public Element call(String operation, String... namesAndValues) {
        Page answer = ask(operation, namesAndValues);
        if (answer.status() != 200) {
            throw new AssertionError(answer.toString());
        }
        Element response = body(answer);
        if (!response.getLocalName().equals(operation + "Response")
                || !response.getNamespaceURI().equals(NAMESPACE)) {
            throw new AssertionError(answer.toString());
        }
        return response;
    }

    /** Calls an operation and returns the answer, which may be a fault. */
    Page ask(String operation, String... namesAndValues) {
        StringBuilder parameters = new StringBuilder();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            parameters.append(element(namesAndValues[i], namesAndValues[i + 1]));
        }
        return send(envelope(
                "<t:" + operation + " xmlns:t=\"" + NAMESPACE + "\">" + parameters + "</t:" + operation + ">"));
    }

    /** Writes an element; a value that begins with an angle bracket is taken for XML. */
    static String element(String name, String value) {
        String text =
                value.startsWith("<") ? value : value.replace("&", "&amp;").replace("<", "&lt;");
        return "<" + name + ">" + text + "</" + name + ">";
    }

    static String envelope(String body) {
        return "<soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\"><soap:Body>" + body
                + "</soap:Body></soap:Envelope>";
    }

    Page send(String message) {
        return send(HttpRequest.BodyPublishers.ofString(message, StandardCharsets.UTF_8));
    }

    /** Sends any body, also one without a Content-Length. */
    Page send(HttpRequest.BodyPublisher message) {
        return exchange(HttpRequest.newBuilder(endpoint)
                .header("Content-Type", "text/xml; charset=utf-8")
                .header("SOAPAction", "\"\"")
                .POST(message));
    }

    /** A GET of the endpoint. */
    Page get(String query) {
        return exchange(HttpRequest.newBuilder(URI.create(endpoint + query)).GET());
    }

    private Page exchange(HttpRequest.Builder request) {
        request.timeout(Duration.ofSeconds(60));
        headers.forEach(request::header);
        if (cookie != null) {
            request.header("Cookie", cookie);
        }
        try {
            HttpResponse<String> response =
                    CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
            response.headers().allValues("set-cookie").forEach(set -> cookie = set.split(";", 2)[0]);
            return new Page(endpoint.getPath(), response.statusCode(), response.headers(), response.body());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Returns the element in the message's body. */
    static Element body(Page answer) {
        List<Element> bodies = children(document(answer.body()).getDocumentElement(), "Body");
        return children(bodies.get(0), null).get(0);
    }

    static Document document(String xml) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setNamespaceAware(true);
            return factory.newDocumentBuilder().parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
        } catch (ParserConfigurationException | SAXException e) {
            throw new AssertionError(xml, e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The elements directly below one.
     *
     * @param name null for all
     */
    static List<Element> children(Element parent, String name) {
        List<Element> found = new ArrayList<>();
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element && (name == null || name.equals(element.getLocalName()))) {
                found.add(element);
            }
        }
        return found;
    }

    /** The text of the element that a path of names leads to, or null. */
    static String text(Element from, String... path) {
        Element at = from;
        for (String name : path) {
            List<Element> found = children(at, name);
            if (found.isEmpty()) {
                return null;
            }
            at = found.get(0);
        }
        return at.getTextContent();
    }

    /** Returns the name of the fault's detail element, which is the kind of fault. */
    static String fault(Page answer) {
        Element fault = body(answer);
        List<Element> details = children(fault, "detail");
        return !fault.getLocalName().equals("Fault") || details.isEmpty()
                ? null
                : children(details.get(0), null).get(0).getLocalName();
    }
}
