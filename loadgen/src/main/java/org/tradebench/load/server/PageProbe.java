package org.tradebench.load.server;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;

/** Requests a page until it answers. Uses the JDK's old client, which starts no threads that would outlive the request. */
final class PageProbe {
    private final URI page;
    private String lastAnswer = "no answer yet";

    PageProbe(URI page) {
        this.page = page;
    }

    boolean answers() {
        try {
            HttpURLConnection connection = (HttpURLConnection) page.toURL().openConnection();
            connection.setConnectTimeout(1_000);
            connection.setReadTimeout(10_000);
            connection.setInstanceFollowRedirects(false);
            try {
                int status = connection.getResponseCode();
                lastAnswer = "the last answer was status " + status;
                return status == 200;
            } finally {
                connection.disconnect();
            }
        } catch (IOException e) {
            lastAnswer = "the last try: " + e.getMessage();
            return false;
        }
    }

    URI page() {
        return page;
    }

    String lastAnswer() {
        return lastAnswer;
    }
}
