package org.tradebench.cache.cluster;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Switches the log of cluster views off: hundreds of simulated clusters would fill it. */
final class QuietViews implements BeforeAllCallback, AfterAllCallback {
    /** A strong reference: the level would be lost with a logger that is garbage collected. */
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
