package org.tradebench.app.primitives;

/** The little page that the ping servlets answer with. */
final class PingPage {

    static final String TYPE = "text/html;charset=UTF-8";

    private PingPage() {}

    /**
     * @param title of the page, safe in HTML
     * @param text of its one paragraph, safe in HTML
     */
    static String of(String title, String text) {
        return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>" + title
                + "</title>\n</head>\n<body>\n<h1>" + title + "</h1>\n<p>" + text + "</p>\n</body>\n</html>\n";
    }
}
