package org.tradebench.app.caching.servlet;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.servlet.ServletContext;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.tradebench.app.caching.command.TradePolicies;
import org.tradebench.cache.policy.CachePolicies;

/** Reads the policies when the application starts: a mistake in them ends the start, with its line. */
@ApplicationScoped
class PolicyFile {
    private static final String PATH = "/WEB-INF/cachespec.xml";

    @Inject
    private TradePolicies policies;

    void onStart(@Observes @Initialized(ApplicationScoped.class) ServletContext application) {
        try (InputStream file = application.getResourceAsStream(PATH)) {
            if (file == null) {
                throw new IllegalStateException("The application has no " + PATH);
            }
            policies.use(CachePolicies.parse(file, "cachespec.xml"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
