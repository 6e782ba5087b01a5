package org.tradebench.app.web;

import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.web.page.WebPage;

/**
 * Shows a page that needs no data, named by the parameter {@code page}. A JSP mapped directly would answer every HTTP method; this servlet answers GET, HEAD and POST.
 */
public class PageServlet extends HttpServlet {
    private WebPage page;

    @Override
    public void init() {
        page = WebPage.valueOf(getInitParameter("page"));
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        page.showToAll(request, response);
    }

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        page.show(request, response);
    }
}
