package org.tradebench.app.soap.filter;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.tradebench.app.web.body.BufferedRequest;
import org.tradebench.app.web.error.ErrorPages;
import org.tradebench.app.web.error.Problem;

/**
 * Reads a message completely before it is parsed: rejects one that is too long, chunked or not, and one with a document type, which SOAP forbids, before an
 * entity could be expanded. Keeps the user that its header names for the operation.
 */
public class MessageFilter extends HttpFilter {
    /** Bytes of a message at most: the longest valid one, a registration, has below 3,000. */
    static final int MAX_BYTES = 65_536;

    private static final String DOCUMENT_TYPE = "<!DOCTYPE";

    private static final Problem TOO_LONG = new Problem(
            HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE,
            "Too long",
            "A message may have at most " + MAX_BYTES + " bytes.");

    private static final Problem WITH_DOCUMENT_TYPE = new Problem(
            HttpServletResponse.SC_BAD_REQUEST, "Bad request", "A message of SOAP has no document type (DOCTYPE).");

    private static final Problem NOT_POSTED = new Problem(
            HttpServletResponse.SC_METHOD_NOT_ALLOWED,
            "Method not allowed",
            "Messages are sent by POST; GET with ?wsdl gives the description of the service.");

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        if (!request.getMethod().equals("POST")) {
            if (isDescriptionAskedFor(request)) {
                chain.doFilter(request, response);
            } else {
                ErrorPages.answer(request, response, NOT_POSTED);
            }
            return;
        }
        if (request.getContentLengthLong() > MAX_BYTES) {
            ErrorPages.answer(request, response, TOO_LONG);
            return;
        }
        byte[] message = request.getInputStream().readNBytes(MAX_BYTES + 1);
        if (message.length > MAX_BYTES) {
            ErrorPages.answer(request, response, TOO_LONG);
            return;
        }
        // A character for each byte.
        String text = new String(message, StandardCharsets.ISO_8859_1);
        if (hasDocumentType(text)) {
            ErrorPages.answer(request, response, WITH_DOCUMENT_TYPE);
            return;
        }
        if (SecurityHeader.isLikelyIn(text)) {
            SecurityHeader.read(message, request.getCharacterEncoding()).ifPresent(user -> {
                user.keep(request);
                SecurityHeader.markUnderstood(message, text);
            });
        }
        chain.doFilter(new BufferedRequest(request, message), response);
    }

    private static boolean isDescriptionAskedFor(HttpServletRequest request) {
        String query = request.getQueryString();
        return request.getMethod().equals("GET")
                && query != null
                && query.toLowerCase(Locale.ROOT).matches("(wsdl|xsd)(=.*)?");
    }

    /** Ignores zero bytes, so that a text of two or four bytes per character is searched, too. */
    private static boolean hasDocumentType(String text) {
        return (text.indexOf('\0') < 0 ? text : text.replace("\0", "")).contains(DOCUMENT_TYPE);
    }
}
