package org.tradebench.cache.fragment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.cache.fragment.Site.cached;
import static org.tradebench.cache.fragment.Site.consuming;
import static org.tradebench.cache.fragment.Site.entry;
import static org.tradebench.cache.fragment.Site.include;

import jakarta.servlet.ServletException;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Checks which includes become part of the parent's entry, and which are dispatched again. */
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
        site.assertRuns(1, 4);
    }

    @Test
    void appliesOwnPolicyOfChild() throws Exception {
        site(cached("/parent") + cached("/child"))
                .page("/parent", including("/child"))
                .page("/child", (request, response) -> response.getWriter().write("c" + site.runs("/child")))
                .start();

        assertThat(site.text("/parent")).isEqualTo("(c1)");
        assertThat(site.text("/parent")).isEqualTo("(c1)");
        assertThat(site.groups("/parent" + END)).containsExactly("/parent");

        site.cache.invalidate("/child" + END);
        assertThat(site.text("/parent")).isEqualTo("(c2)");
        site.assertRuns(1, 2);
    }

    @Test
    void storesConsumedChildInParent() throws Exception {
        site(consuming("/parent"))
                .page("/parent", including("/child"))
                .page("/child", "c")
                .start();

        assertThat(site.text("/parent")).isEqualTo("(c)");
        assertThat(site.text("/parent")).isEqualTo("(c)");
        site.assertRuns(1, 1);
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
                        .as("child: " + how)
                        .containsExactlyInAnyOrder("/parent", "/child", "Quote:1", "/child:n=1" + END);
            }
            site.cache.invalidate(name);
            assertThat(site.cache.keySet()).as("after " + name).isEmpty();
        }
    }

    @Test
    void limitsParentToLifetimeOfConsumedChild() throws Exception {
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
        site.assertRuns(2, 1);
    }

    @Test
    void limitsParentToRemainingLifetimeOfChild() throws Exception {
        site(consuming("/parent") + entry("/child", "<cache-id><timeout>60</timeout></cache-id>"))
                .page("/parent", (request, response) -> {
                    include(request, response, "/child");
                    site.advance(Duration.ofSeconds(40));
                })
                .page("/child", "c")
                .start();

        site.get("/parent");
        assertThat(site.cache.inspect("/parent" + END).orElseThrow().options().timeToLive())
                .isPositive()
                .isLessThanOrEqualTo(Duration.ofSeconds(20));

        site.cache.invalidate("/parent" + END);
        site.get("/parent");
        assertThat(site.cache.inspect("/parent" + END))
                .as("the child expired during the work of the parent")
                .isEmpty();
        site.assertRuns(2, 1);
    }

    @Test
    void storesNoParentOfChildExpiredDuringRequest() throws Exception {
        site(consuming("/parent") + entry("/child", "<cache-id><timeout>60</timeout></cache-id>"))
                .page("/parent", including("/child"))
                .page("/child", "c")
                .start();
        site.get("/child");

        site.nanosPerRead.set(Duration.ofSeconds(40).toNanos());
        site.get("/parent");

        assertThat(site.cache.inspect("/parent" + END)).isEmpty();
    }

    @Test
    void dispatchesExcludedChildrenInPlace() throws Exception {
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
    void appliesConsumePolicyOfEachParent() throws Exception {
        site(consuming("/top") + cached("/parent"))
                .page("/top", including("/parent"))
                .page("/parent", including("/child"))
                .page("/child", (request, response) -> response.getWriter().write("c" + site.runs("/child")))
                .start();

        assertThat(site.text("/top")).isEqualTo("((c1))");
        assertThat(site.text("/top")).isEqualTo("((c1))");
        assertThat(site.text("/parent")).isEqualTo("(c2)");
        site.assertRuns(1, 2);
    }

    @Test
    void consumesNoUserSpecificChildInSharedParent() throws Exception {
        String personal = entry("/child", "<cache-id><component type='cookie' id='user'/></cache-id>");
        site(consuming("/parent") + personal)
                .page("/parent", including("/child"))
                .page("/child", (request, response) -> response.getWriter().write(request.getCookies()[0].getValue()))
                .start();

        assertThat(site.text("/parent", "Cookie", "user=ann")).isEqualTo("(ann)");
        assertThat(site.text("/parent", "Cookie", "user=bob")).isEqualTo("(bob)");
        assertThat(site.text("/parent", "Cookie", "user=ann")).isEqualTo("(ann)");
        site.assertRuns(1, 2);
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
        site.assertRuns(2, 2);
    }
}
