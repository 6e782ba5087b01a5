package org.tradebench.app.primitives.container;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** Reads the body of a POST without blocking, and sends it back. */
@WebServlet(value = "/servlet/PingServlet31AsyncRead", asyncSupported = true)
public class PingServlet31AsyncRead extends HttpServlet {
    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
        AsyncContext later = request.startAsync();
        later.setTimeout(PingServlet30Async.PATIENCE);
        request.getInputStream().setReadListener(new BodyEcho(later, request.getInputStream(), response));
    }
}
