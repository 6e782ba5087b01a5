package org.tradebench.cache.fragment;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.DispatcherType;
import jakarta.servlet.Filter;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.eclipse.jetty.ee10.servlet.FilterHolder;
import org.eclipse.jetty.ee10.servlet.FilterMapping;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.component.LifeCycle;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.policy.Specs;
import org.tradebench.cache.service.CacheService;

/** A small web application in a servlet container, with the fragment cache in front of its pages. */
final class Site implements AutoCloseable {
    /** Handles the requests for a page. */
    @FunctionalInterface
    interface Page {
        void serve(HttpServletRequest request, HttpServletResponse response) throws IOException, ServletException;
    }

    /** A servlet that counts how often it runs. */
    private final class PageServlet extends HttpServlet {
        private final String path;
        private final transient Page page;

        PageServlet(String path, Page page) {
            this.path = path;
            this.page = page;
        }

        @Override
        protected void service(HttpServletRequest request, HttpServletResponse response)
                throws IOException, ServletException {
            runs.computeIfAbsent(path, none -> new AtomicInteger()).incrementAndGet();
            page.serve(request, response);
        }
    }

    private final AtomicLong elapsed = new AtomicLong();
    /** Nanoseconds by which each read of the clock advances it. */
    final AtomicLong nanosPerRead = new AtomicLong();

    final CacheInstance cache = CacheService.builder()
            .nanoTime(() -> System.nanoTime() + elapsed.addAndGet(nanosPerRead.get()))
            .build()
            .instance(CacheSettings.named("fragments"));
    private final Map<String, AtomicInteger> runs = new ConcurrentHashMap<>();
    private final Server server = new Server();
    private final ServletContextHandler context = new ServletContextHandler("/site", true, false);
    private final List<FilterHolder> filters = new ArrayList<>();
    private final HttpClient client = HttpClient.newHttpClient();

    /** @param entries cache-entry elements */
    Site(String entries) {
        this(entries, FragmentSettings.DEFAULT);
    }

    Site(String entries, FragmentSettings settings) {
        ServerConnector connector = new ServerConnector(server, 1, 1);
        connector.setHost("localhost");
        server.addConnector(connector);
        server.setHandler(context);
        FragmentCache fragments = FragmentCache.of(Specs.parse("<cache>" + entries + "</cache>"), settings, cache);
        filters.add(new FilterHolder(new FragmentFilter(() -> fragments)));
    }

    /** A policy for a page. */
    static String entry(String name, String rest) {
        return "<cache-entry><class>servlet</class><name>" + name + "</name>" + rest + "</cache-entry>";
    }

    static String cached(String name) {
        return entry(name, "<cache-id/>");
    }

    static String consuming(String name) {
        return entry(name, "<property name='consume-subfragments'>true</property><cache-id/>");
    }

    /** Includes the page of this path in the answer of another page. */
    static void include(HttpServletRequest request, HttpServletResponse response, String path)
            throws IOException, ServletException {
        request.getRequestDispatcher(path).include(request, response);
    }

    Site page(String path, Page page) {
        ServletHolder holder = new ServletHolder(new PageServlet(path, page));
        holder.setAsyncSupported(true);
        context.addServlet(holder, path);
        return this;
    }

    /** A page that writes its text. */
    Site page(String path, String text) {
        return page(path, (request, response) -> response.getWriter().write(text));
    }

    /** Adds a filter in front of the fragment cache. */
    Site before(Filter filter) {
        filters.add(0, new FilterHolder(filter));
        return this;
    }

    Site start() throws Exception {
        return start(mapping -> mapping.setPathSpec("/*"));
    }

    /** @param reach maps each filter to servlets or paths */
    Site start(Consumer<FilterMapping> reach) throws Exception {
        for (FilterHolder filter : filters) {
            filter.setAsyncSupported(true);
            FilterMapping mapping = new FilterMapping();
            mapping.setFilterName(filter.getName());
            mapping.setDispatcherTypes(
                    EnumSet.of(DispatcherType.REQUEST, DispatcherType.INCLUDE, DispatcherType.FORWARD));
            reach.accept(mapping);
            context.getServletHandler().addFilter(filter, mapping);
        }
        server.start();
        return this;
    }

    HttpResponse<String> get(String path, String... headers) {
        return send("GET", path, headers);
    }

    /** The body of the answer. */
    String text(String path, String... headers) {
        return get(path, headers).body();
    }

    HttpResponse<String> send(String method, String path, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(
                        URI.create(server.getURI().resolve("/site") + path))
                .method(method, HttpRequest.BodyPublishers.noBody());
        for (int i = 0; i < headers.length; i += 2) {
            request.header(headers[i], headers[i + 1]);
        }
        try {
            return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException failed) {
            throw new IllegalStateException(failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    void advance(Duration time) {
        elapsed.addAndGet(time.toNanos());
    }

    /** How often the page itself has run. */
    int runs(String path) {
        AtomicInteger count = runs.get(path);
        return count == null ? 0 : count.get();
    }

    /** Checks how often the pages {@code /parent} and {@code /child} have run. */
    void assertRuns(int parent, int child) {
        assertThat(runs("/parent")).as("runs of the parent").isEqualTo(parent);
        assertThat(runs("/child")).as("runs of the child").isEqualTo(child);
    }

    /** Returns the dependency ids of the entry. */
    Set<Object> groups(String id) {
        return cache.inspect(id).orElseThrow().options().dependencyIds();
    }

    @Override
    public void close() {
        LifeCycle.stop(server);
    }
}
