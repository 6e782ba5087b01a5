package org.tradebench.app.primitives.ejb;

import jakarta.servlet.ServletException;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** Has a session bean read one entity and a JSP draw it: all layers of a page of the EJB mode, with the least work in each. */
@WebServlet("/ejb3/PingServlet2Session2Entity2JSP")
public class PingServlet2Session2Entity2JSP extends PingServlet2Session2Entity {
    @Override
    protected void answer(HttpServletRequest request, HttpServletResponse response, String text)
            throws ServletException, IOException {
        drawByJsp(request, response, text);
    }
}
