package org.tradebench.tests.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.tradebench.tests.harness.Page;

/** Contents that no response may have, whatever the request. */
public final class Leaks {

    /** Traces, class names, SQL, the server's message codes, files of a machine. */
    private static final Pattern INTERNALS = Pattern.compile(
            "Exception|\\bat [a-z]+\\.[a-z]+\\.|\\.java\\b|org\\.tradebench|com\\.ibm|jakarta\\.|javax\\.|java\\.lang"
                    + "|org\\.hibernate|org\\.postgresql|PSQL|SQLSTATE|\\bSELECT\\b|\\bINSERT INTO\\b|\\bUPDATE [a-z_]+ SET\\b"
                    + "|ERROR:|SRVE\\d|CWW[A-Z]{2}\\d|SESN\\d|/usr/|/wlp/|PBKDF2With|password_hash");

    /** Markup that the tests send, if it is not escaped. */
    private static final Pattern LIVE_MARKUP =
            Pattern.compile("<script>alert|<img src=x|<svg onload|javascript:alert", Pattern.CASE_INSENSITIVE);

    private Leaks() {}

    public static void assertNoneIn(Page page) {
        assertThat(page.status()).as(page.toString()).isLessThan(500);
        assertThat(page.body()).as(page.toString()).doesNotContainPattern(INTERNALS);
        assertThat(page.body()).as(page.toString()).doesNotContainPattern(LIVE_MARKUP);
        assertThat(page.headers().map().keySet())
                .as(page.toString())
                .doesNotContain("x-powered-by", "x-injected", "server");
    }
}
