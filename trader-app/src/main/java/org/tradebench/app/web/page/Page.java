package org.tradebench.app.web.page;

import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** The JSPs, by what they show; each reads the request attributes that its first comment names. */
public enum Page {
    WELCOME("welcome"),
    LOGIN("login"),
    REGISTER("register"),
    HOME("home"),
    QUOTES("quotes"),
    ORDER("order"),
    PORTFOLIO("portfolio"),
    ACCOUNT("account"),
    MARKET("market"),
    CONFIG("config"),
    CONFIG_LOGIN("config-login"),
    CACHE("cache"),
    PRIMITIVES("primitives"),
    ERROR("error");

    private final String path;

    Page(String name) {
        path = "/WEB-INF/pages/" + name + ".jsp";
    }

    /** Draws the page. Pages show what is true for one user now: nobody keeps them. */
    public void show(HttpServletRequest request, HttpServletResponse response) throws ServletException, IOException {
        response.setHeader("Cache-Control", "no-store");
        request.getRequestDispatcher(path).forward(request, response);
    }

    /** Draws a page that is the same for everybody: a proxy may keep it for a minute, a browser asks again. */
    public void showToEverybody(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        response.setHeader("Cache-Control", "public, max-age=0, s-maxage=60");
        request.getRequestDispatcher(path).forward(request, response);
    }
}
