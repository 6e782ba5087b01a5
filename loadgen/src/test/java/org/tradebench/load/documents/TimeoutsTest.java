package org.tradebench.load.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.tradebench.load.process.ProjectLayout;

/** Checks that each timeout is shorter than the one around it, in the files that set them and in the table of docs/inject-faults.md. */
class TimeoutsTest {
    private static final String SERVER = "trader-app/src/main/liberty/config/server.xml";
    private static final String SESSIONS = "deploy/application/sessions-database.xml";
    private static final Pattern DATA_SOURCE = Pattern.compile("<dataSource .*?</dataSource>", Pattern.DOTALL);

    @Test
    void ordersTimeoutsFromInnerToOuter() {
        assertThat(configured().values().stream().toList())
                .hasSize(8)
                .isSorted()
                .doesNotHaveDuplicates();
    }

    @Test
    void documentsConfiguredTimeouts() {
        List<Integer> documented = Pattern.compile("(?m)^\\| [^|]+ \\| (\\d+) \\| [^|]* \\| [^|]+ \\|$")
                .matcher(text("docs/inject-faults.md").split("\n## Timeouts\n", 2)[1])
                .results()
                .map(row -> Integer.valueOf(row.group(1)))
                .toList();
        assertThat(documented).isSorted().startsWith(configured().values().toArray(Integer[]::new));
    }

    @Test
    void limitsWaitsOfEveryDataSource() {
        List<String> sources = dataSources();
        assertThat(sources).hasSizeGreaterThanOrEqualTo(3);
        assertThat(sources).allSatisfy(source -> {
            assertThat(source).contains("${TRADER_DB_LIMITS}").contains("tcpKeepAlive=\"true\"");
            assertThat(seconds(source, "lock_timeout=(\\d+)") / 1000).isLessThanOrEqualTo(20);
            assertThat(seconds(source, "socketTimeout=\"(\\d+)s\"")).isLessThanOrEqualTo(30);
            assertThat(seconds(source, "connectTimeout=\"(\\d+)s\"")).isLessThanOrEqualTo(5);
            assertThat(seconds(source, "loginTimeout=\"(\\d+)s\"")).isLessThanOrEqualTo(5);
            assertThat(seconds(source, "connectionTimeout=\"(\\d+)s\"")).isLessThanOrEqualTo(15);
        });
    }

    /** Returns seconds, in the order in which they must increase. */
    private static Map<String, Integer> configured() {
        String server = text(SERVER);
        String source = dataSources().get(0);
        int socket = seconds(source, "socketTimeout=\"(\\d+)s\"");
        Map<String, Integer> timeouts = new TreeMap<>();
        timeouts.put("1 lock", seconds(source, "lock_timeout=(\\d+)") / 1000);
        timeouts.put("2 statement", seconds(server, "statement_timeout=(\\d+)") / 1000);
        timeouts.put("3 socket", socket);
        timeouts.put("4 idle transaction", seconds(server, "idle_in_transaction_session_timeout=(\\d+)") / 1000);
        timeouts.put(
                "5 request",
                seconds(source, "connectionTimeout=\"(\\d+)s\"")
                        + seconds(source, "loginTimeout=\"(\\d+)s\"")
                        + socket);
        timeouts.put(
                "6 load generator",
                seconds(text("loadgen/src/main/jmeter/trade.jmx"), "__P\\(timeout,(\\d+)\\)") / 1000);
        timeouts.put("7 web server", seconds(text("deploy/web/httpd.conf"), "(?m)^ProxyTimeout (\\d+)$"));
        int nginx = seconds(text("deploy/proxy-caching/nginx.conf.template"), "proxy_read_timeout (\\d+)s;");
        assertThat(seconds(text("deploy/proxy-balancing/haproxy.cfg"), "(?m)^ *timeout server (\\d+)s$"))
                .isEqualTo(nginx);
        timeouts.put("8 proxy", nginx);
        return timeouts;
    }

    private static List<String> dataSources() {
        List<String> sources = new ArrayList<>();
        for (String file : List.of(SERVER, SESSIONS)) {
            DATA_SOURCE.matcher(text(file)).results().map(MatchResult::group).forEach(sources::add);
        }
        return sources;
    }

    private static int seconds(String text, String pattern) {
        Matcher value = Pattern.compile(pattern).matcher(text);
        assertThat(value.find()).as("%s in %s", pattern, text).isTrue();
        return Integer.parseInt(value.group(1));
    }

    private static String text(String file) {
        try {
            return Files.readString(ProjectLayout.current().base().resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
