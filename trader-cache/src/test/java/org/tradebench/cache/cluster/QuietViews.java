package org.tradebench.cache.cluster;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Keeps clusters from telling of their views: each of a test's hundreds of lives would. */
final class QuietViews implements BeforeAllCallback, AfterAllCallback {
    /** Held, so that its level is. */
    private static final Logger LOG = Logger.getLogger(CacheCluster.class.getPackageName());

    @Override
    public void beforeAll(ExtensionContext test) {
        LOG.setLevel(Level.OFF);
    }

    @Override
    public void afterAll(ExtensionContext test) {
        LOG.setLevel(null);
    }
}
