package org.tradebench.app.web.body;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Locale;
import org.tradebench.app.web.error.ErrorPages;
import org.tradebench.app.web.error.Problem;

/** Rejects forms that are too long before the server parses them: by their length or, for a chunked form, by what was read of it. */
public class FormFilter extends HttpFilter {
    /** Bytes of a form at most: the longest valid one, all settings or a view of Faces with its state, has below 10,000. */
    static final int MAX_BYTES = 65_536;

    private static final String FORM = "application/x-www-form-urlencoded";

    private static final Problem TOO_LONG = new Problem(
            HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE,
            "Too long",
            "A form may have at most " + MAX_BYTES + " bytes.");

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        if (!isForm(request)) {
            chain.doFilter(request, response);
            return;
        }
        long length = request.getContentLengthLong();
        if (length > MAX_BYTES) {
            refuse(request, response);
        } else if (length >= 0) {
            chain.doFilter(request, response);
        } else {
            byte[] body = request.getInputStream().readNBytes(MAX_BYTES + 1);
            if (body.length > MAX_BYTES) {
                refuse(request, response);
            } else {
                chain.doFilter(new BufferedForm(request, body), response);
            }
        }
    }

    private static boolean isForm(HttpServletRequest request) {
        String type = request.getContentType();
        return type != null && type.strip().toLowerCase(Locale.ROOT).startsWith(FORM);
    }

    /** Does not wait for the rest of the body. */
    private static void refuse(HttpServletRequest request, HttpServletResponse response)
            throws IOException, ServletException {
        response.setHeader("Connection", "close");
        ErrorPages.answer(request, response, TOO_LONG);
    }
}
