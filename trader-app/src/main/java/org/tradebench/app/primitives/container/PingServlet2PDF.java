package org.tradebench.app.primitives.container;

import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.InputStream;

/** Measures how fast a servlet reads a binary file of the application, a PDF, and sends it. */
@WebServlet("/servlet/PingServlet2PDF")
public class PingServlet2PDF extends HttpServlet {
    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        response.setContentType("application/pdf");
        try (InputStream file = getServletContext().getResourceAsStream("/WEB-INF/primitives/ping.pdf")) {
            file.transferTo(response.getOutputStream());
        }
    }
}
