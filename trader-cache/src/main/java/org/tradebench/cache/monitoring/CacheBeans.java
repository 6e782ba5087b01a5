package org.tradebench.cache.monitoring;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.ObjectName;
import javax.management.StandardMBean;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.spi.InstanceWatcher;

/** Registers a {@link CacheMXBean} for every instance. A failure is logged; the caches work on. */
public final class CacheBeans implements InstanceWatcher {
    private static final Logger LOG = System.getLogger(CacheBeans.class.getName());

    private final MBeanServer server;

    /** Names of the instances that are shown. Of two services in one JVM that have an instance of the same name, only the first one's is. */
    private final Set<String> shown = ConcurrentHashMap.newKeySet();

    public CacheBeans(MBeanServer server) {
        this.server = server;
    }

    public static ObjectName nameOf(String instance) throws JMException {
        return new ObjectName("org.tradebench.cache:type=CacheInstance,name=" + ObjectName.quote(instance));
    }

    @Override
    public void opened(CacheInstance instance) {
        try {
            server.registerMBean(
                    new StandardMBean(new CacheBean(instance), CacheMXBean.class, true), nameOf(instance.name()));
            shown.add(instance.name());
        } catch (JMException e) {
            LOG.log(Level.WARNING, "JMX does not show " + instance, e);
        }
    }

    @Override
    public void closed(CacheInstance instance) {
        try {
            ObjectName name = nameOf(instance.name());
            if (shown.remove(instance.name()) && server.isRegistered(name)) {
                server.unregisterMBean(name);
            }
        } catch (JMException e) {
            LOG.log(Level.WARNING, "JMX goes on showing " + instance, e);
        }
    }
}
