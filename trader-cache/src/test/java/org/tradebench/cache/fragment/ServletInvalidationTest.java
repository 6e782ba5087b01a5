package org.tradebench.cache.fragment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.cache.fragment.Site.entry;

import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Checks which entries a servlet's policy invalidates. */
class ServletInvalidationTest {
    private static final String PAGE = entry("/page", "<cache-id/><dependency-id>Group:ann</dependency-id>");

    private static final String WRITER = entry(
            "/write",
            "<invalidation>Group<component type='session' id='user'><required>false</required></component>"
                    + "<component type='parameter' id='user'><required>false</required></component></invalidation>");

    private Site site;
    private final AtomicReference<Boolean> cachedWhileWriting = new AtomicReference<>();

    @AfterEach
    void stop() {
        site.close();
    }

    private void start(FragmentSettings settings) throws Exception {
        site = new Site(PAGE + WRITER, settings);
        site.page("/page", "text")
                .page("/login", (request, response) -> request.getSession(true).setAttribute("user", "ann"))
                .page("/write", (request, response) -> {
                    cachedWhileWriting.set(site.cache.size() > 0);
                    if (request.getParameter("logout") != null) {
                        request.getSession().invalidate();
                    }
                    if (request.getParameter("fail") != null) {
                        throw new IllegalStateException("thrown on purpose");
                    }
                })
                .start();
        site.get("/page");
        assertThat(site.cache.size()).isEqualTo(1);
    }

    @Test
    void invalidatesAfterWork() throws Exception {
        start(FragmentSettings.DEFAULT);

        site.get("/write?user=bob");
        assertThat(site.cache.size()).isEqualTo(1);
        site.get("/write?user=ann");

        assertThat(cachedWhileWriting).hasValue(true);
        assertThat(site.cache.size()).isZero();
    }

    @Test
    void invalidatesBeforeWorkWhenConfigured() throws Exception {
        start(FragmentSettings.DEFAULT.withInvalidateBefore(true));

        site.get("/write?user=ann");

        assertThat(cachedWhileWriting).hasValue(false);
    }

    @Test
    void invalidatesAfterFailedServlet() throws Exception {
        start(FragmentSettings.DEFAULT);

        site.get("/write?user=ann&fail=1");

        assertThat(site.cache.size()).isZero();
    }

    @Test
    void invalidatesForUserWhoLoggedOut() throws Exception {
        start(FragmentSettings.DEFAULT);
        String cookie = site.get("/login").headers().firstValue("set-cookie").orElseThrow();

        site.get("/write?logout=1", "Cookie", cookie.substring(0, cookie.indexOf(';')));

        assertThat(site.cache.size()).isZero();
    }
}
