package org.tradebench.cache.fragment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.cache.fragment.Site.cached;
import static org.tradebench.cache.fragment.Site.consuming;
import static org.tradebench.cache.fragment.Site.entry;

import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Includes and forwards: what becomes part of the parent's entry, and what is dispatched again. */
class SubfragmentsTest {
    private static final String END = ":requestType=GET";

    private Site site;

    @AfterEach
    void stop() {
        site.close();
    }

    private Site site(String entries) {
        site = new Site(entries);
        return site;
    }

    private static void include(HttpServletRequest request, HttpServletResponse response, String path)
            throws IOException, ServletException {
        request.getRequestDispatcher(path).include(request, response);
    }

    /** Writes "(", includes the paths, writes ")". */
    private static Site.Page including(String... paths) {
        return (request, response) -> {
            response.getWriter().write("(");
            for (String path : paths) {
                include(request, response, path);
            }
            response.getWriter().write(")");
        };
    }

    private void assertRuns(int parent, int child) {
        assertThat(site.runs("/parent")).as("runs of the parent").isEqualTo(parent);
        assertThat(site.runs("/child")).as("runs of the child").isEqualTo(child);
    }

    @Test
    void dispatchesChildOnEachHitOfParent() throws Exception {
        site(cached("/parent"))
                .page("/parent", including("/child?n=1", "/child?n=2"))
                .page(
                        "/child",
                        (request, response) ->
                                response.getWriter().write(request.getParameter("n") + "." + site.runs("/child") + " "))
                .start();

        assertThat(site.text("/parent")).isEqualTo("(1.1 2.2 )");
        assertThat(site.text("/parent")).isEqualTo("(1.3 2.4 )");
        assertRuns(1, 4);
    }

    @Test
    void storesChildWithItsOwnPolicy() throws Exception {
        site(cached("/parent") + cached("/child"))
                .page("/parent", including("/child"))
                .page("/child", (request, response) -> response.getWriter().write("c" + site.runs("/child")))
                .start();

        assertThat(site.text("/parent")).isEqualTo("(c1)");
        assertThat(site.text("/parent")).isEqualTo("(c1)");
        assertThat(site.groups("/parent" + END)).containsExactly("/parent");

        site.cache.invalidate("/child" + END);
        assertThat(site.text("/parent")).isEqualTo("(c2)");
        assertRuns(1, 2);
    }

    @Test
    void storesConsumedChildInParent() throws Exception {
        site(consuming("/parent"))
                .page("/parent", including("/child"))
                .page("/child", "c")
                .start();

        assertThat(site.text("/parent")).isEqualTo("(c)");
        assertThat(site.text("/parent")).isEqualTo("(c)");
        assertRuns(1, 1);
    }

    @Test
    void invalidatesParentWithConsumedChild() throws Exception {
        String child = entry(
                "/child",
                "<cache-id><component type='parameter' id='n'/></cache-id>"
                        + "<dependency-id>Quote<component type='parameter' id='n'/></dependency-id>");
        site(consuming("/parent") + child)
                .page("/parent", including("/child?n=1"))
                .page("/child", "c")
                .start();

        for (String name : new String[] {"Quote:1", "/child:n=1" + END, "/child"}) {
            for (String how : new String[] {"run", "hit"}) {
                site.cache.invalidate("/parent" + END);
                site.get("/parent");
                assertThat(site.groups("/parent" + END))
                        .as("the child was a " + how)
                        .containsExactlyInAnyOrder("/parent", "/child", "Quote:1", "/child:n=1" + END);
            }
            site.cache.invalidate(name);
            assertThat(site.cache.keySet()).as("after " + name).isEmpty();
        }
    }

    @Test
    void limitsParentToLifeOfConsumedChild() throws Exception {
        site(entry(
                                "/parent",
                                "<property name='consume-subfragments'>true</property>"
                                        + "<cache-id><timeout>600</timeout></cache-id>")
                        + entry("/child", "<cache-id><timeout>60</timeout></cache-id>"))
                .page("/parent", including("/child"))
                .page("/child", "c")
                .start();

        for (int i = 0; i < 2; i++) {
            site.get("/parent");
            assertThat(site.cache
                            .inspect("/parent" + END)
                            .orElseThrow()
                            .options()
                            .timeToLive())
                    .isPositive()
                    .isLessThanOrEqualTo(Duration.ofSeconds(60));
            site.cache.invalidate("/parent" + END);
        }
        assertRuns(2, 1);
    }

    @Test
    void keepsPlaceOfExcludedChildren() throws Exception {
        site(entry("/parent", "<property name='consume-subfragments'>true<exclude>/out</exclude></property><cache-id/>")
                        + entry("/unwilling", "<property name='do-not-consume'>true</property><cache-id/>")
                        + entry("/child", "<property name='do-not-cache'>true</property><cache-id/>"))
                .page("/parent", including("/in", "/out", "/unwilling", "/child"))
                .page("/in", (request, response) -> response.getWriter().write("i" + site.runs("/in")))
                .page("/out", (request, response) -> response.getWriter().write("o" + site.runs("/out")))
                .page("/unwilling", (request, response) -> response.getWriter().write("u" + site.runs("/unwilling")))
                .page("/child", (request, response) -> response.getWriter().write("c" + site.runs("/child")))
                .start();

        assertThat(site.text("/parent")).isEqualTo("(i1o1u1c1)");
        assertThat(site.text("/parent")).isEqualTo("(i1o2u1c2)");
        site.cache.invalidate("/unwilling");
        assertThat(site.text("/parent")).isEqualTo("(i1o3u2c3)");
        assertThat(site.runs("/parent")).isEqualTo(1);
    }

    @Test
    void letsEachParentDecide() throws Exception {
        site(consuming("/top") + cached("/parent"))
                .page("/top", including("/parent"))
                .page("/parent", including("/child"))
                .page("/child", (request, response) -> response.getWriter().write("c" + site.runs("/child")))
                .start();

        assertThat(site.text("/top")).isEqualTo("((c1))");
        assertThat(site.text("/top")).isEqualTo("((c1))");
        assertThat(site.text("/parent")).isEqualTo("(c2)");
        assertRuns(1, 2);
    }

    @Test
    void consumesNoPersonalChildInSharedParent() throws Exception {
        String personal = entry("/child", "<cache-id><component type='cookie' id='user'/></cache-id>");
        site(consuming("/parent") + personal)
                .page("/parent", including("/child"))
                .page("/child", (request, response) -> response.getWriter().write(request.getCookies()[0].getValue()))
                .start();

        assertThat(site.text("/parent", "Cookie", "user=ann")).isEqualTo("(ann)");
        assertThat(site.text("/parent", "Cookie", "user=bob")).isEqualTo("(bob)");
        assertThat(site.text("/parent", "Cookie", "user=ann")).isEqualTo("(ann)");
        assertRuns(1, 2);
    }

    @Test
    void consumesForwardLikeInclude() throws Exception {
        site(consuming("/parent"))
                .page("/parent", (request, response) -> {
                    response.setHeader("X-Parent", "kept");
                    response.getWriter().write("thrown away");
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
        assertRuns(1, 1);
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
        assertRuns(1, 2);
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

    @Test
    void storesNoParentOfFailedChild() throws Exception {
        site(consuming("/parent"))
                .page("/parent", (request, response) -> {
                    try {
                        include(request, response, "/child");
                    } catch (ServletException | RuntimeException caught) {
                        response.getWriter().write("sorry");
                    }
                })
                .page("/child", (request, response) -> {
                    throw new IllegalStateException("thrown on purpose");
                })
                .start();

        assertThat(site.text("/parent")).isEqualTo("sorry");
        assertThat(site.text("/parent")).isEqualTo("sorry");
        assertRuns(2, 2);
    }

    /** Holds the output back until it is flushed, and gives its own writer to what it includes: as a JSP does that includes without flush. */
    private static final class PageWithBuffer extends HttpServletResponseWrapper {
        private final PrintWriter buffer;

        PageWithBuffer(HttpServletResponse response) {
            super(response);
            StringWriter held = new StringWriter();
            buffer = new PrintWriter(held) {
                @Override
                public void flush() {
                    try {
                        PrintWriter real = response.getWriter();
                        real.write(held.toString());
                        held.getBuffer().setLength(0);
                        real.flush();
                    } catch (IOException failed) {
                        throw new IllegalStateException(failed);
                    }
                }
            };
        }

        @Override
        public PrintWriter getWriter() {
            return buffer;
        }
    }

    @Test
    void keepsOrderOfUnflushedIncludes() throws Exception {
        site(cached("/parent"))
                .page("/parent", (request, response) -> {
                    PageWithBuffer page = new PageWithBuffer(response);
                    page.getWriter().write("A");
                    include(request, page, "/child");
                    page.getWriter().write("B");
                    include(request, page, "/child");
                    page.getWriter().write("C");
                    assertThat(response.isCommitted()).isFalse();
                    page.getWriter().flush();
                })
                .page(
                        "/child",
                        (request, response) -> response.getWriter()
                                .write(site.runs("/child") % 3 == 0 ? "" : "" + site.runs("/child")))
                .start();

        assertThat(site.text("/parent")).isEqualTo("A1B2C");
        assertThat(site.text("/parent")).isEqualTo("AB4C");
        assertThat(site.text("/parent")).isEqualTo("A5BC");
        assertRuns(1, 6);
    }

    @Test
    void storesNoParentThatBuffersChild() throws Exception {
        site(cached("/parent"))
                .page("/parent", (request, response) -> {
                    StringWriter variable = new StringWriter();
                    PrintWriter into = new PrintWriter(variable);
                    include(
                            request,
                            new HttpServletResponseWrapper(response) {
                                @Override
                                public PrintWriter getWriter() {
                                    return into;
                                }
                            },
                            "/child");
                    response.getWriter().write("later: " + variable);
                })
                .page("/child", "c")
                .start();

        assertThat(site.text("/parent")).isEqualTo("later: c");
        assertThat(site.text("/parent")).isEqualTo("later: c");
        assertRuns(2, 2);
    }

    @Test
    void answersRequestWithTypeOfInclude() throws Exception {
        site(cached("/child"))
                .page("/parent", (request, response) -> {
                    response.setContentType("text/html");
                    response.flushBuffer();
                    include(request, response, "/child");
                })
                .page("/child", (request, response) -> {
                    response.setContentType("text/plain;charset=UTF-8");
                    response.getWriter().write("c");
                })
                .start();
        site.get("/parent");

        assertThat(site.get("/child").headers().firstValue("content-type").orElseThrow())
                .isEqualToIgnoringCase("text/plain;charset=UTF-8");
        assertThat(site.runs("/child")).isEqualTo(1);
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
                .page("/parent", SubfragmentsTest::includeByName)
                .page("/child", "c")
                .start();

        assertThat(site.text("/parent")).isEqualTo("c");
        assertThat(site.text("/parent")).isEqualTo("c");
        assertRuns(1, 1);
    }

    @Test
    void storesNoParentOfChildWithoutPath() throws Exception {
        site(cached("/parent") + consuming("/consuming"))
                .page("/parent", SubfragmentsTest::includeByName)
                .page("/consuming", SubfragmentsTest::includeByName)
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
