package org.tradebench.cache.fragment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.cache.fragment.Site.cached;
import static org.tradebench.cache.fragment.Site.entry;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Checks that a hit replays the response of the miss. */
class FragmentReplayTest {
    private static final String PAGE = "/page:requestType=GET";

    private Site site;

    @AfterEach
    void stop() {
        site.close();
    }

    private Site site(String entries) {
        site = new Site(entries);
        return site;
    }

    @Test
    void replaysWholeResponseOnHit() throws Exception {
        site(cached("/page"))
                .page("/page", (request, response) -> {
                    response.setStatus(203);
                    response.setContentType("text/html;charset=UTF-8");
                    response.setLocale(Locale.CANADA_FRENCH);
                    response.setHeader("X-Set", "lost");
                    response.setHeader("X-Set", "set");
                    response.addHeader("X-Add", "one");
                    response.addHeader("X-Add", "two");
                    response.addIntHeader("X-Int", 7);
                    response.setDateHeader("Last-Modified", 1_000_000_000_000L);
                    Cookie cookie = new Cookie("colour", "blue");
                    cookie.setPath("/site");
                    cookie.setMaxAge(60);
                    cookie.setAttribute("SameSite", "Lax");
                    response.addCookie(cookie);
                    response.getWriter().print("é" + 1);
                })
                .start();

        HttpResponse<String> miss = site.get("/page");
        HttpResponse<String> hit = site.get("/page");

        assertThat(site.runs("/page")).isEqualTo(1);
        assertThat(hit.body()).isEqualTo("é1").isEqualTo(miss.body());
        assertThat(hit.statusCode()).isEqualTo(203);
        for (String name : List.of(
                "content-type", "content-language", "x-set", "x-add", "x-int", "last-modified", "content-length")) {
            assertThat(hit.headers().allValues(name))
                    .as(name)
                    .isNotEmpty()
                    .isEqualTo(miss.headers().allValues(name));
        }
        assertThat(hit.headers().allValues("x-set")).containsExactly("set");
        assertThat(hit.headers().firstValue("set-cookie"))
                .hasValueSatisfying(cookie ->
                        assertThat(cookie).contains("colour=blue", "Path=/site", "Max-Age=60", "SameSite=Lax"));
    }

    @Test
    void replaysBinaryOutput() throws Exception {
        byte[] bytes = "é and more".getBytes(StandardCharsets.UTF_8);
        site(cached("/page"))
                .page("/page", (request, response) -> {
                    response.setContentType("text/plain;charset=UTF-8");
                    response.getOutputStream().write(bytes[0]);
                    response.getOutputStream().write(bytes, 1, bytes.length - 1);
                    response.getOutputStream().flush();
                })
                .start();

        assertThat(site.text("/page")).isEqualTo("é and more");
        assertThat(site.text("/page")).isEqualTo("é and more");
        assertThat(site.runs("/page")).isEqualTo(1);
    }

    @Test
    void replaysRedirect() throws Exception {
        site(cached("/page"))
                .page("/page", (request, response) -> {
                    response.getWriter().write("discarded");
                    response.sendRedirect("/site/other");
                    response.getWriter().write("too late");
                })
                .start();

        for (int i = 0; i < 2; i++) {
            HttpResponse<String> answer = site.get("/page");
            assertThat(answer.statusCode()).isEqualTo(302);
            assertThat(answer.headers().firstValue("location").orElseThrow()).endsWith("/site/other");
            assertThat(answer.body()).isEmpty();
        }
        assertThat(site.runs("/page")).isEqualTo(1);
    }

    @Test
    void omitsOutputDiscardedByReset() throws Exception {
        site(cached("/page"))
                .page("/page", (request, response) -> {
                    response.setHeader("X-Gone", "gone");
                    response.getWriter().write("gone");
                    response.reset();
                    response.setHeader("X-Kept", "kept");
                    response.getWriter().write("gone, too");
                    response.resetBuffer();
                    response.getWriter().write("kept");
                })
                .start();

        for (int i = 0; i < 2; i++) {
            HttpResponse<String> answer = site.get("/page");
            assertThat(answer.body()).isEqualTo("kept");
            assertThat(answer.headers().firstValue("X-Gone")).isEmpty();
            assertThat(answer.headers().firstValue("X-Kept")).hasValue("kept");
        }
        assertThat(site.runs("/page")).isEqualTo(1);
    }

    @Test
    void ignoresHeadersSetAfterFlush() throws Exception {
        site(cached("/page"))
                .page("/page", (request, response) -> {
                    response.getWriter().write("early ");
                    response.flushBuffer();
                    response.setHeader("X-Late", "late");
                    response.getWriter().write("late");
                })
                .start();

        for (int i = 0; i < 2; i++) {
            HttpResponse<String> answer = site.get("/page");
            assertThat(answer.body()).isEqualTo("early late");
            assertThat(answer.headers().firstValue("X-Late")).isEmpty();
        }
        assertThat(site.runs("/page")).isEqualTo(1);
    }

    @Test
    void keepsOneEntryPerId() throws Exception {
        site(entry("/page", "<cache-id><component type='parameter' id='a'/></cache-id>"))
                .page(
                        "/page",
                        (request, response) ->
                                response.getWriter().write(request.getMethod() + request.getParameter("a")))
                .start();

        assertThat(site.text("/page?a=1")).isEqualTo("GET1");
        assertThat(site.text("/page?a=2")).isEqualTo("GET2");
        assertThat(site.text("/page?a=1&b=3")).isEqualTo("GET1");
        assertThat(site.send("POST", "/page?a=1").body()).isEqualTo("POST1");
        assertThat(site.runs("/page")).isEqualTo(3);
        assertThat(site.text("/page")).isEqualTo("GETnull");
        assertThat(site.text("/page")).isEqualTo("GETnull");
        assertThat(site.runs("/page")).isEqualTo(5);
    }

    @Test
    void answersHeadWithoutCache() throws Exception {
        site(cached("/page")).page("/page", "text").start();

        HttpResponse<String> head = site.send("HEAD", "/page");

        assertThat(head.statusCode()).isEqualTo(200);
        assertThat(site.cache.size()).isZero();
        assertThat(site.text("/page")).isEqualTo("text");
        assertThat(site.send("HEAD", "/page").body()).isEmpty();
        assertThat(site.text("/page")).isEqualTo("text");
    }

    @Test
    void matchesServletByClass() throws Exception {
        site(entry(Site.class.getName() + "$PageServlet.class", "<cache-id/>"))
                .page("/page", "text")
                .start();

        site.get("/page");
        site.get("/page");

        assertThat(site.runs("/page")).isEqualTo(1);
    }

    @Test
    void storesEntryWithLimitsAndGroups() throws Exception {
        site(entry(
                        "/page",
                        "<cache-id><timeout>60</timeout><inactivity>30</inactivity><priority>4</priority></cache-id>"
                                + "<dependency-id>Group<component type='parameter' id='a'/></dependency-id>"))
                .page("/page", "text")
                .start();

        site.get("/page?a=1");

        assertThat(site.cache.inspect(PAGE))
                .hasValueSatisfying(entry -> assertThat(entry.options())
                        .returns(Duration.ofSeconds(60), options -> options.timeToLive())
                        .returns(Duration.ofSeconds(30), options -> options.inactivity())
                        .returns(4, options -> options.priority())
                        .returns("/page", options -> options.template()));
        assertThat(site.groups(PAGE)).containsExactlyInAnyOrder("Group:1", "/page");
        site.cache.invalidate("Group:1");
        site.get("/page?a=1");
        assertThat(site.runs("/page")).isEqualTo(2);
    }

    @Test
    void storesCookiesByPolicy() throws Exception {
        site(cached("/all")
                        + entry("/none", "<property name='store-cookies'>false</property><cache-id/>")
                        + entry(
                                "/but",
                                "<property name='store-cookies'>true<exclude>mine</exclude></property><cache-id/>"))
                .page("/all", FragmentReplayTest::setTwoCookies)
                .page("/none", FragmentReplayTest::setTwoCookies)
                .page("/but", FragmentReplayTest::setTwoCookies)
                .start();

        for (String path : List.of("/all", "/none", "/but")) {
            assertThat(site.get(path).headers().allValues("set-cookie")).hasSize(2);
        }
        assertThat(site.get("/all").headers().allValues("set-cookie")).hasSize(2);
        assertThat(site.get("/none").headers().allValues("set-cookie")).isEmpty();
        assertThat(site.get("/but").headers().allValues("set-cookie")).containsExactly("ours=2");
    }

    private static void setTwoCookies(Object request, HttpServletResponse response) throws IOException {
        response.addCookie(new Cookie("mine", "1"));
        response.addHeader("Set-Cookie", "ours=2");
        response.getWriter().write("text");
    }
}
