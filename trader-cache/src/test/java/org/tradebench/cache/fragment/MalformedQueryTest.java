package org.tradebench.cache.fragment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.cache.fragment.Site.entry;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks requests whose parameters the container cannot decode. */
class MalformedQueryTest {
    private static final class MalformedRequest extends HttpServletRequestWrapper {
        MalformedRequest(HttpServletRequest request) {
            super(request);
        }

        @Override
        public String getParameter(String name) {
            throw new IllegalArgumentException("malformed on purpose");
        }

        @Override
        public String[] getParameterValues(String name) {
            throw new IllegalArgumentException("malformed on purpose");
        }
    }

    /** If stored, the response would be served to requests without parameters, which have the same cache id. */
    @Test
    void storesNoResponseToMalformedParameters() throws Exception {
        String id = "<cache-id><component type='parameter' id='a'><required>false</required></component></cache-id>";
        try (Site site = new Site(entry("/page", id))) {
            site.page("/page", (request, response) -> response.getWriter().write("an answer"))
                    .before((request, response, chain) ->
                            chain.doFilter(new MalformedRequest((HttpServletRequest) request), response))
                    .start();

            assertThat(site.get("/page").statusCode()).isEqualTo(200);
            assertThat(site.cache.size()).isZero();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"parameter", "parameter-list"})
    void leavesMalformedParametersToServlet(String type) throws Exception {
        String id = "<cache-id><component type='" + type + "' id='a'/></cache-id>";
        try (Site site = new Site(entry("/page", id))) {
            site.page("/page", (request, response) -> {
                        try {
                            response.getWriter().write(request.getParameter("a"));
                        } catch (IllegalArgumentException malformed) {
                            response.setStatus(400);
                        }
                    })
                    .before((request, response, chain) ->
                            chain.doFilter(new MalformedRequest((HttpServletRequest) request), response))
                    .start();

            assertThat(site.get("/page?a=1").statusCode()).isEqualTo(400);
            assertThat(site.get("/page?a=1").statusCode()).isEqualTo(400);
            assertThat(site.runs("/page")).isEqualTo(2);
            assertThat(site.cache.size()).isZero();
        }
    }
}
