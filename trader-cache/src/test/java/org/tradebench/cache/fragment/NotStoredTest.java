package org.tradebench.cache.fragment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.cache.fragment.Site.cached;
import static org.tradebench.cache.fragment.Site.entry;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.http.Cookie;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.cache.policy.CacheSkip;

/** Checks which responses are not stored, above all those that belong to one user. */
class NotStoredTest {
    private Site site;

    @AfterEach
    void stop() {
        site.close();
    }

    private Site site(String entries) {
        site = new Site(entries);
        return site;
    }

    private void assertNeverServed(String path, String... headers) {
        int before = site.runs("/page");
        site.get(path, headers);
        site.get(path, headers);
        assertThat(site.runs("/page")).isEqualTo(before + 2);
        assertThat(site.cache.size()).isZero();
    }

    @Test
    void storesNoPageWithoutPolicy() throws Exception {
        site(cached("/other")).page("/page", "text").start();

        assertNeverServed("/page");
    }

    @Test
    void runsEachTimeWithDoNotCache() throws Exception {
        site(entry("/page", "<property name='do-not-cache'>true</property><cache-id/>"))
                .page("/page", "text")
                .start();

        assertNeverServed("/page");
    }

    @ParameterizedTest
    @ValueSource(ints = {204, 206, 304, 404, 500})
    void storesNoErrorStatus(int status) throws Exception {
        site(cached("/page"))
                .page("/page", (request, response) -> response.setStatus(status))
                .start();

        assertNeverServed("/page");
    }

    @Test
    void storesNoErrorOrException() throws Exception {
        site(cached("/page"))
                .page("/page", (request, response) -> {
                    response.getWriter().write("half");
                    if (request.getParameter("thrown") != null) {
                        throw new IllegalArgumentException("thrown on purpose");
                    }
                    response.sendError(503, "overloaded");
                })
                .start();

        assertNeverServed("/page");
        assertNeverServed("/page?thrown=1");
        assertThat(site.get("/page?thrown=1").statusCode()).isEqualTo(500);
    }

    @Test
    void storesNoResponseMarkedUncacheable() throws Exception {
        site(cached("/page"))
                .page("/page", (request, response) -> {
                    response.getWriter().write("for you, now");
                    if (request.getParameter("attribute") != null) {
                        request.setAttribute("httpResponseIsCacheable", false);
                    } else {
                        FragmentFilter.markUncacheable(request);
                    }
                })
                .start();

        assertNeverServed("/page");
        assertNeverServed("/page?attribute=1");
    }

    @Test
    void storesNoOversizedFragment() throws Exception {
        site = new Site(cached("/page"), FragmentSettings.DEFAULT.withLargestFragment(10));
        site.page("/page", (request, response) -> response.getWriter().write(request.getQueryString()))
                .start();

        assertNeverServed("/page?more than 10".replace(' ', '_'));
        assertThat(site.text("/page?ten_chars_")).isEqualTo("ten_chars_");
        assertThat(site.cache.size()).isEqualTo(1);
    }

    @Test
    void storesNoFragmentInvalidatedMeanwhile() throws Exception {
        site(entry("/page", "<cache-id/><dependency-id>Group</dependency-id>"))
                .page("/page", (request, response) -> {
                    site.cache.invalidate("Group");
                    response.getWriter().write("old");
                })
                .start();

        assertNeverServed("/page");
    }

    @Test
    void storesNoChildOfParentOlderThanInvalidation() throws Exception {
        site(entry("/part", "<cache-id/><dependency-id>Group</dependency-id>"))
                .page("/page", (request, response) -> {
                    request.setAttribute("read", "old");
                    site.cache.invalidate("Group");
                    request.getRequestDispatcher("/part").include(request, response);
                })
                .page("/part", (request, response) -> response.getWriter().write((String) request.getAttribute("read")))
                .start();

        assertThat(site.text("/page")).isEqualTo("old");
        assertNeverServed("/page");
    }

    @Test
    void storesNoAsynchronousResponse() throws Exception {
        site(cached("/page"))
                .page("/page", (request, response) -> {
                    response.getWriter().write("early ");
                    AsyncContext async = request.startAsync();
                    async.start(() -> {
                        try {
                            async.getResponse().getWriter().write("late");
                        } catch (java.io.IOException failed) {
                            throw new IllegalStateException(failed);
                        } finally {
                            async.complete();
                        }
                    });
                })
                .start();

        assertThat(site.text("/page")).isEqualTo("early late");
        assertNeverServed("/page");
    }

    @Test
    void storesNoCompressedResponse() throws Exception {
        site(cached("/page"))
                .page("/page", (request, response) -> response.setHeader("Content-Encoding", "x-own"))
                .start();

        assertNeverServed("/page");
    }

    @Test
    void bypassesCacheInSkippedRequest() throws Exception {
        site("<skip-cache-attribute>fresh</skip-cache-attribute>" + cached("/page"))
                .page("/page", (request, response) -> response.getWriter().write("commands skip: " + CacheSkip.isOn()))
                .before((request, response, chain) -> {
                    request.setAttribute(String.valueOf(request.getParameter("name")), request.getParameter("value"));
                    chain.doFilter(request, response);
                })
                .start();

        assertNeverServed("/page?name=fresh&value=");
        assertNeverServed("/page?name=previewRequest&value=true");
        assertThat(site.text("/page?name=fresh&value=")).isEqualTo("commands skip: true");
        assertThat(site.text("/page?name=other&value=true")).isEqualTo("commands skip: false");
        assertThat(site.cache.size()).isEqualTo(1);
        assertThat(site.text("/page?name=fresh&value=")).isEqualTo("commands skip: true");
    }

    @Test
    void neverSharesSessionCookie() throws Exception {
        site(cached("/page"))
                .page("/page", (request, response) -> {
                    request.getSession(true);
                    response.addCookie(new Cookie("JSESSIONID", "added"));
                    response.addHeader("Set-Cookie", "LtpaToken2=added; Path=/");
                    response.addCookie(new Cookie("colour", "blue"));
                    response.getWriter().write("text");
                })
                .start();

        List<String> first = site.get("/page").headers().allValues("set-cookie");
        List<String> second = site.get("/page").headers().allValues("set-cookie");

        assertThat(site.runs("/page")).isEqualTo(1);
        assertThat(first).hasSizeGreaterThanOrEqualTo(4);
        assertThat(second).containsExactly("colour=blue");
    }

    @Test
    void storesNoPageWithSessionIdInUrls() throws Exception {
        site(cached("/page"))
                .page("/page", (request, response) -> {
                    request.getSession(true);
                    response.getWriter().write(response.encodeURL("/site/next"));
                })
                .start();

        assertThat(site.text("/page")).contains("/site/next;jsessionid=");
        assertNeverServed("/page");
    }

    @Test
    void storesNoPageThatChangesItsCacheId() throws Exception {
        site(entry(
                        "/page",
                        "<cache-id><component type='session' id='user'><required>false</required></component></cache-id>"))
                .page("/page", (request, response) -> {
                    String user = request.getParameter("login");
                    if (user != null) {
                        request.getSession(true).setAttribute("user", user);
                    }
                    response.getWriter().write("hello " + user);
                })
                .start();

        assertThat(site.text("/page?login=ann")).isEqualTo("hello ann");

        assertThat(site.text("/page")).isEqualTo("hello null");
        assertThat(site.cache.keySet()).containsExactly("/page:requestType=GET");
    }

    @Test
    void neverServesPageOfAnotherUser() throws Exception {
        site(entry("/page", "<cache-id><component type='session' id='user'/></cache-id>"))
                .page(
                        "/login",
                        (request, response) ->
                                request.getSession(true).setAttribute("user", request.getParameter("user")))
                .page(
                        "/page",
                        (request, response) -> response.getWriter()
                                .write("page of " + request.getSession().getAttribute("user")))
                .start();
        String ann = cookieOf("/login?user=ann");
        String bob = cookieOf("/login?user=bob");

        for (int i = 0; i < 2; i++) {
            assertThat(site.text("/page", "Cookie", ann)).isEqualTo("page of ann");
            assertThat(site.text("/page", "Cookie", bob)).isEqualTo("page of bob");
        }
        assertThat(site.runs("/page")).isEqualTo(2);
        assertThat(site.text("/page")).isEqualTo("page of null");
        assertThat(site.runs("/page")).isEqualTo(3);
    }

    @Test
    void servesNoEntryOfEndedSession() throws Exception {
        site(entry("/page", "<cache-id><component type='cookie' id='JSESSIONID'/></cache-id>"))
                .page("/login", (request, response) -> request.getSession(true))
                .page("/logout", (request, response) -> request.getSession().invalidate())
                .page(
                        "/page",
                        (request, response) -> response.getWriter()
                                .write(request.getSession(false) == null ? "please log in" : "secret"))
                .start();
        String cookie = cookieOf("/login");

        assertThat(site.text("/page", "Cookie", cookie)).isEqualTo("secret");
        assertThat(site.text("/page", "Cookie", cookie)).isEqualTo("secret");
        assertThat(site.runs("/page")).isEqualTo(1);

        site.get("/logout", "Cookie", cookie);
        assertThat(site.text("/page", "Cookie", cookie)).isEqualTo("please log in");
        assertThat(site.text("/page", "Cookie", "JSESSIONID=guessed")).isEqualTo("please log in");
    }

    private String cookieOf(String path) {
        String cookie = site.get(path).headers().firstValue("set-cookie").orElseThrow();
        return cookie.substring(0, cookie.indexOf(';'));
    }
}
