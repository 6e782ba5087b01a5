package org.tradebench.app.web.page;

import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Lists the pages. Each is a JSP, whose first comment names the request attributes that it reads; some are also a Faces view, which reads the same attributes and is used where the settings say so.
 */
public enum WebPage {
    WELCOME("welcome"),
    LOGIN("login", PageRendering.LOGIN_VIEW),
    REGISTER("register", PageRendering.REGISTER_VIEW),
    HOME("home", "/tradehome.faces"),
    QUOTES("quotes", "/quote.faces"),
    ORDER("order", "/order.faces"),
    PORTFOLIO("portfolio", "/portfolio.faces"),
    ACCOUNT("account", "/account.faces"),
    MARKET("market", "/marketSummary.faces"),
    EXPLANATION("explanation"),
    CONFIG("config"),
    CONFIG_LOGIN("config-login"),
    CACHE("cache"),
    CONSOLE("console"),
    PRIMITIVES("primitives"),
    ERROR("error");

    private final String path;
    private final @Nullable String view;

    WebPage(String name) {
        this(name, null);
    }

    WebPage(String name, @Nullable String view) {
        this.path = "/WEB-INF/pages/" + name + ".jsp";
        this.view = view;
    }

    public String path() {
        return path;
    }

    /** Draws a page for one user, which no cache may store. */
    public void show(HttpServletRequest request, HttpServletResponse response) throws ServletException, IOException {
        response.setHeader("Cache-Control", "no-store");
        draw(request, response);
    }

    /** Draws a page that is the same for all users: a proxy may keep it for a minute, a browser revalidates it. */
    public void showToAll(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        response.setHeader("Cache-Control", "public, max-age=0, s-maxage=60");
        draw(request, response);
    }

    private void draw(HttpServletRequest request, HttpServletResponse response) throws ServletException, IOException {
        boolean byFaces =
                view != null && PageRendering.of(request.getServletContext()).byFaces();
        request.getRequestDispatcher(byFaces ? view : path).forward(request, response);
    }
}
