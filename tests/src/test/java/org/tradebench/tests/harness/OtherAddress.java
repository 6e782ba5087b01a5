package org.tradebench.tests.harness;

import java.net.URI;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A client without cookies at another address of this machine.
 *
 * @param server URL of the application with its context root, without a slash at the end
 * @param address such as 127.0.0.2
 */
public record OtherAddress(URI server, String address) {

    private static final Pattern STATUS = Pattern.compile("HTTP/1\\.1 (\\d{3})");

    /**
     * An answer as it came.
     *
     * @param text head and body
     */
    public record Answer(int status, String text) {}

    /** Logs in on the pages. */
    public Answer login(String user, String password, String... headers) {
        return post("/app", "application/x-www-form-urlencoded", form(user, password), headers);
    }

    /** Logs in as the administrator. */
    public Answer loginAsAdministrator(String password, String... headers) {
        return post("/config", "application/x-www-form-urlencoded", form("admin", password), headers);
    }

    /**
     * @param headers lines, such as {@code X-Forwarded-For: 10.0.0.1}
     */
    public Answer post(String path, String type, String body, String... headers) {
        StringBuilder lines = new StringBuilder();
        Arrays.stream(headers).forEach(line -> lines.append(line).append('\n'));
        String text = RawHttp.exchange(
                server,
                address,
                "POST %s%s HTTP/1.1\nHost: %s\n%sContent-Type: %s\nContent-Length: %d\nConnection: close\n\n%s"
                        .formatted(server.getPath(), path, server.getAuthority(), lines, type, body.length(), body));
        Matcher status = STATUS.matcher(text);
        if (!status.lookingAt()) {
            throw new AssertionError("no status: " + text);
        }
        return new Answer(Integer.parseInt(status.group(1)), text);
    }

    private static String form(String user, String password) {
        return "action=login&uid=" + user + "&passwd=" + password;
    }
}
