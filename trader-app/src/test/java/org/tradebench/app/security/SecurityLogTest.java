package org.tradebench.app.security;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tradebench.app.security.SecurityEvent.Outcome;

class SecurityLogTest {
    private static String line(String user, String detail) {
        return SecurityLog.line(SecurityEvent.LOGIN, Outcome.FAILED, user, "127.0.0.1", detail);
    }

    @Test
    void logsEventOutcomeUserAndAddress() {
        assertThat(line("uid:1", "")).isEqualTo("event=login outcome=failed user=\"uid:1\" address=\"127.0.0.1\"");
        assertThat(line(null, "{A=b}"))
                .isEqualTo("event=login outcome=failed user=\"\" address=\"127.0.0.1\" detail=\"{A=b}\"");
    }

    @Test
    void escapesUserToStayOnOneLine() {
        String line = line("x\"\r\nevent=login outcome=ok user=\"admin\u2028\u001b[2J\\", "");
        assertThat(line)
                .isEqualTo("event=login outcome=failed user=\"x\\u0022\\u000d\\u000aevent=login outcome=ok"
                        + " user=\\u0022admin\\u2028\\u001b[2J\\u005c\" address=\"127.0.0.1\"");
    }

    @Test
    void truncatesLongValues() {
        assertThat(line("u".repeat(1_000), ""))
                .contains("\"" + "u".repeat(200) + "...\"")
                .hasSizeLessThan(300);
    }
}
