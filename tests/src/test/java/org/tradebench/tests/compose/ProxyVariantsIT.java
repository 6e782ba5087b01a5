package org.tradebench.tests.compose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.harness.Requirement.DOCKER;

import java.net.URI;
import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.tradebench.tests.harness.Docker;
import org.tradebench.tests.harness.OwnCluster;
import org.tradebench.tests.harness.Requires;
import org.tradebench.tests.harness.RunningCompose;

/**
 * The three proxy variants and the zones behind each: which connections are possible, as through the papers' firewalls, and how requests and sessions are
 * routed. All tests share one cluster; their order only saves restarts.
 */
@Requires(DOCKER)
@Tag("full")
@OwnCluster
@Order(4)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class ProxyVariantsIT {

    private static final Set<String> ALL_SERVERS = Set.of("application-1", "application-2");

    @Test
    @Order(1)
    void placesWebServerInDmzWithoutProxy() {
        RunningCompose cluster = RunningCompose.with(Map.of("PROXY", "none"));
        Doors doors = Doors.of(cluster);

        Set<String> web = Set.of("web:8080", "web:8443");
        assertThat(doors.openFrom(Zone.network("external"))).isEqualTo(web);
        assertThat(doors.openFrom(Zone.network("dmz"))).isEqualTo(web);
        assertThat(doors.openFrom(Zone.network("internal"))).contains("web:8081");
        assertThat(published(cluster)).containsExactly("web");
        assertSessionRouting(cluster.address());
    }

    @Test
    @Order(2)
    void cachingProxyReachesWebServerOnly() {
        RunningCompose cluster = RunningCompose.with(Map.of("PROXY", "caching"));
        Doors doors = Doors.of(cluster);

        Set<String> proxy = Set.of("proxy:8080", "proxy:8443");
        Set<String> web = Set.of("web:8080", "web:8443");
        Set<String> inside =
                Set.of("application:7800", "application:7900", "application:9080", "application:9443", "database:5432");
        assertThat(doors.openFrom(Zone.network("external"))).isEqualTo(proxy);
        Set<String> dmz = union(proxy, web, Set.of("proxy:8081"));
        Set<String> internal = union(web, inside, Set.of("web:8081"));
        assertThat(doors.openFrom(Zone.network("dmz"))).isEqualTo(dmz);
        assertThat(doors.openFrom(Zone.network("internal"))).isEqualTo(internal);
        assertThat(doors.openFrom(Zone.container("proxy"))).isEqualTo(dmz);
        assertThat(doors.openFrom(Zone.container("web"))).isEqualTo(union(dmz, internal));
        assertThat(doors.openFrom(Zone.container("application"))).isEqualTo(internal);
        assertThat(doors.openFrom(Zone.container("database"))).isEqualTo(internal);
        assertThat(published(cluster)).containsExactly("proxy");
        assertSessionRouting(cluster.address());
    }

    @Test
    @Order(3)
    void cachingProxyCachesNoUserPages() {
        RunningCompose cluster = RunningCompose.with(Map.of("PROXY", "caching"));
        Visitor firstUser = new Visitor(cluster.address());
        firstUser.login("uid:3");

        assertThat(cached(firstUser.get("assets/style.css"))).isIn("MISS", "HIT");
        assertThat(cached(firstUser.get("assets/style.css"))).isEqualTo("HIT");
        Visitor anonymous = new Visitor(cluster.address());
        anonymous.get("register.jsp");
        assertThat(cached(anonymous.get("register.jsp")))
                .as("the same for every user")
                .isEqualTo("HIT");
        assertThat(cached(anonymous.get("app")))
                .as("a page that is not declared cacheable")
                .isNotEqualTo("HIT");
        assertThat(firstUser.get("app?action=account").body()).contains("uid:3");
        assertThat(cached(firstUser.get("app?action=account"))).isNotEqualTo("HIT");
        Visitor secondUser = new Visitor(cluster.address());
        secondUser.login("uid:4");
        assertThat(secondUser.get("app?action=account").body())
                .contains("uid:4")
                .doesNotContain("uid:3");
        assertThat(new Visitor(cluster.address()).get("app?action=account").body())
                .doesNotContain("uid:3")
                .doesNotContain("uid:4");
    }

    /** nginx looks up the web server's address at its own start only. */
    @Test
    @Order(4)
    void cachingProxyStartsAgainAfterNewWebServer() {
        RunningCompose.with(Map.of("PROXY", "caching"));
        String webBefore = state("web", "Id");
        String proxyBefore = state("proxy", "State.StartedAt");

        RunningCompose cluster = RunningCompose.with(Map.of("PROXY", "caching", "WEB_MEMORY", "320m"));

        assertThat(state("web", "Id")).as("a new web server").isNotEqualTo(webBefore);
        assertThat(state("proxy", "State.StartedAt")).isNotEqualTo(proxyBefore);
        assertThat(new Visitor(cluster.address()).login("uid:1").statusCode()).isEqualTo(200);
    }

    private static String state(String service, String field) {
        return Docker.docker("inspect", "--format", "{{." + field + "}}", RunningCompose.container(service, 1))
                .text()
                .strip();
    }

    @Test
    @Order(5)
    void encryptsEveryHopWithApplicationTls() {
        RunningCompose cluster = RunningCompose.with(Map.of("PROXY", "caching", "TLS", "application"));

        assertSessionRouting(cluster.secureAddress());
        assertThat(connectionsTo("application", 9443)).as("by TLS").isPositive();
        assertThat(connectionsTo("application", 9080)).as("in clear text").isZero();
        assertThat(connectionsTo("web", 8443)).as("by TLS").isPositive();
        assertThat(connectionsTo("web", 8080)).as("in clear text").isZero();
    }

    @Test
    @Order(6)
    void usesClearTextBehindTlsTerminatingProxy() {
        RunningCompose cluster = RunningCompose.with(Map.of("PROXY", "caching", "TLS", "proxy"));

        assertSessionRouting(cluster.secureAddress());
        assertThat(connectionsTo("application", 9443)).isZero();
        assertThat(connectionsTo("application", 9080)).isPositive();
    }

    @Test
    @Order(7)
    void balancingProxyReachesApplicationsOnly() {
        RunningCompose cluster = RunningCompose.with(Map.of("PROXY", "balancing"));
        Doors doors = Doors.of(cluster);

        Set<String> proxy = Set.of("proxy:8080", "proxy:8443");
        assertThat(doors.openFrom(Zone.network("external"))).isEqualTo(proxy);
        assertThat(doors.openFrom(Zone.container("proxy")))
                .as("cluster traffic and the database stay in the internal zone")
                .isEqualTo(union(proxy, Set.of("proxy:8404", "application:9080", "application:9443")));
        assertThat(doors.openFrom(Zone.container("application")))
                .contains("application:7800", "application:7900", "database:5432");
        assertThat(published(cluster)).containsExactly("proxy");
        assertSessionRouting(cluster.address());
        assertSessionRouting(cluster.secureAddress());
        assertThat(Docker.docker(
                                "exec",
                                RunningCompose.container("proxy", 1),
                                "bash",
                                "-c",
                                "exec 3<>/dev/tcp/proxy-metrics/8404 && printf 'GET /metrics HTTP/1.0\\r\\n\\r\\n' >&3 && cat <&3")
                        .text())
                .as("HAProxy's metrics on the dashboard")
                .contains("haproxy_frontend_http_requests_total{proxy=\"edge\"}");
    }

    /** New sessions are spread round robin with equal weights; each session stays on its server, wherever the server's clone id is in the cookie's chain. */
    private static void assertSessionRouting(URI address) {
        assertHealthAndMetricsAreInternal(address);
        Map<String, Integer> sessions = new HashMap<>();
        for (int i = 0; i < 8; i++) {
            Visitor visitor = new Visitor(address);
            assertThat(visitor.login("uid:" + i).statusCode()).isEqualTo(200);
            sessions.merge(visitor.server(), 1, Integer::sum);
            String before = visitor.session().orElseThrow();
            for (int page = 0; page < 4; page++) {
                assertThat(visitor.get("app?action=home").body()).contains("uid:" + i);
            }
            assertThat(visitor.session()).as("the same session").contains(before);
        }
        assertThat(sessions.keySet()).isEqualTo(ALL_SERVERS);
        assertThat(sessions.values())
                .as("sessions of each server, of 8: " + sessions)
                .allMatch(count -> count >= 3);

        assertNewLoginsAreBalanced(address);

        Visitor visitor = new Visitor(address);
        visitor.login("uid:9");
        String session = visitor.session().orElseThrow();
        String other = visitor.server().equals("application-1") ? "application-2" : "application-1";
        String id = session.substring(0, session.indexOf(':'));
        for (String chain : List.of(
                ":" + other + ":" + visitor.server(),
                ":gone-7:" + visitor.server(),
                ":" + visitor.server() + ":gone-7")) {
            Visitor moved = new Visitor(address);
            moved.take(id + chain);
            for (int page = 0; page < 4; page++) {
                assertThat(moved.get("app?action=home").body())
                        .as("with " + chain)
                        .contains("uid:9");
            }
        }
    }

    /** A logout deletes the cookie; otherwise all browsers would stay on one server after a short outage of the other. */
    private static void assertNewLoginsAreBalanced(URI address) {
        Visitor browser = new Visitor(address);
        Map<String, Integer> sessions = new HashMap<>();
        for (int i = 0; i < 8; i++) {
            assertThat(browser.login("uid:" + i).statusCode()).isEqualTo(200);
            sessions.merge(browser.server(), 1, Integer::sum);
            browser.logout();
            assertThat(browser.session()).as("the cookie after a logout").isEmpty();
        }
        assertThat(sessions.keySet()).isEqualTo(ALL_SERVERS);
        assertThat(sessions.values()).as("sessions of one browser: " + sessions).allMatch(count -> count >= 3);
    }

    /** Health checks and metrics are available to servers in the same zone, but not through the outermost server. */
    private static void assertHealthAndMetricsAreInternal(URI address) {
        for (String path : List.of("/health", "/health/ready", "/metrics", "/metrics?scope=base", "/web-status?auto")) {
            assertThat(new Visitor(address).get(path).statusCode()).as(path).isEqualTo(404);
        }
        for (String path : List.of("/health/ready", "/metrics")) {
            assertThat(Docker.docker(
                                    "exec",
                                    RunningCompose.container("application", 2),
                                    "bash",
                                    "-c",
                                    "exec 3<>/dev/tcp/" + RunningCompose.container("application", 1)
                                            + "/9080 && printf 'GET " + path
                                            + " HTTP/1.0\\r\\n\\r\\n' >&3 && head -n 1 <&3")
                            .text())
                    .as("%s from a server in the same zone", path)
                    .contains(" 200 ");
        }
    }

    private static String cached(HttpResponse<String> answer) {
        return answer.headers().firstValue("X-Proxy-Cache").orElse("");
    }

    /** Services with a port on the host. */
    private static Set<String> published(RunningCompose cluster) {
        Set<String> services = new TreeSet<>();
        cluster.compose("ps", "--format", "{{.Name}} {{.Service}}")
                .text()
                .lines()
                .forEach(line -> {
                    String[] words = line.split(" ", -1);
                    if (!Docker.docker("port", words[0]).text().isEmpty()) {
                        services.add(words[1]);
                    }
                });
        return services;
    }

    /** Number of connections of other containers to a port of the service, as the kernel counts them. */
    private static int connectionsTo(String service, int port) {
        String hex = String.format("%04X", port);
        int connections = 0;
        for (String container : Docker.docker(
                        "ps", "--filter", "name=^" + RunningCompose.PROJECT + "-" + service, "--format", "{{.Names}}")
                .text()
                .lines()
                .toList()) {
            connections += (int) Docker.docker("exec", container, "cat", "/proc/net/tcp", "/proc/net/tcp6")
                    .text()
                    .lines()
                    .map(line -> line.strip().split("\\s+", -1))
                    .filter(words -> words.length > 3
                            && words[1].endsWith(":" + hex)
                            && "01".equals(words[3])
                            && !words[2].contains("0100007F"))
                    .count();
        }
        return connections;
    }

    @SafeVarargs
    private static Set<String> union(Set<String>... sets) {
        Set<String> all = new HashSet<>();
        for (Set<String> set : sets) {
            all.addAll(set);
        }
        return all;
    }
}
