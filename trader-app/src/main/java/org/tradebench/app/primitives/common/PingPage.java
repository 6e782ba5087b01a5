package org.tradebench.app.primitives.common;

import jakarta.servlet.ServletResponse;
import java.io.IOException;

/** Writes the small page that the ping servlets answer with. */
public final class PingPage {
    public static final String TYPE = "text/html;charset=UTF-8";

    private PingPage() {}

    /**
     * @param title of the page, safe in HTML
     * @param text of its one paragraph, safe in HTML
     */
    public static String of(String title, String text) {
        return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>" + title
                + "</title>\n</head>\n<body>\n<h1>" + title + "</h1>\n<p>" + text + "</p>\n</body>\n</html>\n";
    }

    public static void write(ServletResponse response, String title, String text) throws IOException {
        response.setContentType(TYPE);
        response.getWriter().write(of(title, text));
    }
}
