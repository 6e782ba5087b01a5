package org.tradebench.app.web.error;

import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.tradebench.app.web.page.Html;

/** Writes problems of web services that occurred before an operation as a SOAP 1.1 fault. */
public final class SoapErrors {
    private SoapErrors() {}

    public static boolean isAskedFor(HttpServletRequest request) {
        String uri = (String) request.getAttribute(RequestDispatcher.ERROR_REQUEST_URI);
        return (uri == null ? request.getRequestURI() : uri).startsWith(request.getContextPath() + "/services/");
    }

    public static void show(HttpServletResponse response, Problem problem) throws IOException {
        problem.setOn(response);
        response.setContentType("text/xml;charset=UTF-8");
        response.getOutputStream().write(text(problem).getBytes(StandardCharsets.UTF_8));
    }

    static String text(Problem problem) {
        return "<soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\"><soap:Body><soap:Fault><faultcode>soap:"
                + (problem.status() < 500 ? "Client" : "Server") + "</faultcode><faultstring>"
                + Html.escape(problem.message()) + "</faultstring></soap:Fault></soap:Body></soap:Envelope>";
    }
}
