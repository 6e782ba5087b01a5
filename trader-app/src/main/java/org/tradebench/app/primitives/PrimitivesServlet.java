package org.tradebench.app.primitives;

import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.web.page.WebPage;

/** The overview of the primitives, at the address that DayTrader has it at. */
public class PrimitivesServlet extends HttpServlet {

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        request.setAttribute("primitives", Primitive.all());
        WebPage.PRIMITIVES.showToEverybody(request, response);
    }
}
