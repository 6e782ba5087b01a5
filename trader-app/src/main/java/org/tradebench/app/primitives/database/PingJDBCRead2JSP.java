package org.tradebench.app.primitives.database;

import jakarta.servlet.ServletException;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** Measures a JDBC read whose result a JSP draws. */
@WebServlet("/servlet/PingJDBCRead2JSP")
public class PingJDBCRead2JSP extends PingJDBCRead {
    @Override
    protected void answer(HttpServletRequest request, HttpServletResponse response, String text)
            throws ServletException, IOException {
        drawByJsp(request, response, text);
    }
}
