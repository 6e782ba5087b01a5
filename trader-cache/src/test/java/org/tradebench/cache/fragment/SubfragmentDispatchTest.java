package org.tradebench.cache.fragment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.cache.fragment.Site.cached;
import static org.tradebench.cache.fragment.Site.consuming;
import static org.tradebench.cache.fragment.Site.entry;
import static org.tradebench.cache.fragment.Site.include;

import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Checks forwards, includes by name, and the attributes that a page sets for its child. */
class SubfragmentDispatchTest {
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
    void consumesForwardLikeInclude() throws Exception {
        site(consuming("/parent"))
                .page("/parent", (request, response) -> {
                    response.setHeader("X-Parent", "kept");
                    response.getWriter().write("discarded");
                    request.setAttribute("symbol", "s:0");
                    request.getRequestDispatcher("/child").forward(request, response);
                    response.getWriter().write("too late");
                })
                .page("/child", (request, response) -> {
                    response.setContentType("text/plain");
                    response.getWriter().write("page of " + request.getAttribute("symbol"));
                })
                .start();

        for (int i = 0; i < 2; i++) {
            assertThat(site.get("/parent"))
                    .returns("page of s:0", answer -> answer.body())
                    .returns(
                            "kept",
                            answer -> answer.headers().firstValue("X-Parent").orElse(null))
                    .returns(
                            true,
                            answer -> answer.headers()
                                    .firstValue("content-type")
                                    .orElse("")
                                    .startsWith("text/plain"));
        }
        site.assertRuns(1, 1);
    }

    @Test
    void repeatsForwardThatIsNotConsumed() throws Exception {
        site(cached("/parent"))
                .page("/parent", (request, response) -> {
                    request.setAttribute("symbol", "s:0");
                    request.getRequestDispatcher("/child?n=1").forward(request, response);
                })
                .page(
                        "/child",
                        (request, response) -> response.getWriter()
                                .write(request.getAttribute("symbol") + " " + request.getParameter("n") + "."
                                        + site.runs("/child")))
                .start();

        assertThat(site.text("/parent")).isEqualTo("s:0 1.1");
        assertThat(site.text("/parent")).isEqualTo("s:0 1.2");
        site.assertRuns(1, 2);
    }

    @Test
    void savesAttributesByPolicy() throws Exception {
        Site.Page setter = (request, response) -> {
            request.setAttribute("a", "A");
            request.setAttribute("b", "B");
            include(request, response, "/show");
        };
        site(cached("/all")
                        + entry("/none", "<property name='save-attributes'>false</property><cache-id/>")
                        + entry(
                                "/but",
                                "<property name='save-attributes'>true<exclude>a</exclude></property><cache-id/>"))
                .page("/all", setter)
                .page("/none", setter)
                .page("/but", setter)
                .page(
                        "/show",
                        (request, response) ->
                                response.getWriter().write(request.getAttribute("a") + " " + request.getAttribute("b")))
                .start();

        for (String path : new String[] {"/all", "/none", "/but"}) {
            assertThat(site.text(path)).isEqualTo("A B");
        }
        assertThat(site.text("/all")).isEqualTo("A B");
        assertThat(site.text("/none")).isEqualTo("null null");
        assertThat(site.text("/but")).isEqualTo("null B");
    }

    private static void includeByName(HttpServletRequest request, HttpServletResponse response)
            throws IOException, ServletException {
        String name = request.getServletContext().getServletRegistrations().entrySet().stream()
                .filter(servlet -> servlet.getValue().getMappings().contains("/child"))
                .findFirst()
                .orElseThrow()
                .getKey();
        request.getServletContext().getNamedDispatcher(name).include(request, response);
    }

    @Test
    void storesChildIncludedByNameInParent() throws Exception {
        site(cached("/parent"))
                .page("/parent", SubfragmentDispatchTest::includeByName)
                .page("/child", "c")
                .start();

        assertThat(site.text("/parent")).isEqualTo("c");
        assertThat(site.text("/parent")).isEqualTo("c");
        site.assertRuns(1, 1);
    }

    @Test
    void storesNoParentOfChildWithoutPath() throws Exception {
        site(cached("/parent") + consuming("/consuming"))
                .page("/parent", SubfragmentDispatchTest::includeByName)
                .page("/consuming", SubfragmentDispatchTest::includeByName)
                .page("/child", "c")
                .start(mapping -> mapping.setServletName("*"));

        for (int i = 0; i < 2; i++) {
            assertThat(site.text("/parent")).isEqualTo("c");
            assertThat(site.text("/consuming")).isEqualTo("c");
        }
        assertThat(site.runs("/parent")).isEqualTo(2);
        assertThat(site.runs("/consuming")).isEqualTo(1);
    }
}
