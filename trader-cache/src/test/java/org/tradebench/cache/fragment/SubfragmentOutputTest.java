package org.tradebench.cache.fragment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.cache.fragment.Site.cached;
import static org.tradebench.cache.fragment.Site.include;

import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Checks the output of includes: its position in a page that buffers, and its content type. */
class SubfragmentOutputTest {
    private Site site;

    @AfterEach
    void stop() {
        site.close();
    }

    private Site site(String entries) {
        site = new Site(entries);
        return site;
    }

    /** Buffers the page's output and lets includes write into the same buffer, as a JSP does that includes with {@code flush="false"}. */
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
        site.assertRuns(1, 6);
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
        site.assertRuns(2, 2);
    }

    @Test
    void storesContentTypeSetDuringInclude() throws Exception {
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
}
