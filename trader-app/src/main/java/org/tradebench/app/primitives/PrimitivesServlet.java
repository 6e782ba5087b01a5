package org.tradebench.app.primitives;

import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.web.page.WebPage;

/** Shows the overview of the primitives, at DayTrader's address. */
public class PrimitivesServlet extends HttpServlet {
    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        request.setAttribute("primitives", Primitive.all());
        WebPage.PRIMITIVES.showToAll(request, response);
    }
}
