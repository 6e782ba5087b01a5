package org.tradebench.cache.monitoring;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.ObjectName;
import javax.management.StandardMBean;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.spi.InstanceWatcher;

/** Registers a {@link CacheMXBean} for every instance. A failure is logged; the caches work on. */
public record CacheBeans(MBeanServer server) implements InstanceWatcher {
    private static final Logger LOG = System.getLogger(CacheBeans.class.getName());

    public static ObjectName nameOf(String instance) throws JMException {
        return new ObjectName("org.tradebench.cache:type=CacheInstance,name=" + ObjectName.quote(instance));
    }

    @Override
    public void opened(CacheInstance instance) {
        try {
            server.registerMBean(
                    new StandardMBean(new CacheBean(instance), CacheMXBean.class, true), nameOf(instance.name()));
        } catch (JMException e) {
            LOG.log(Level.WARNING, "JMX does not show " + instance, e);
        }
    }

    @Override
    public void closed(CacheInstance instance) {
        try {
            ObjectName name = nameOf(instance.name());
            if (server.isRegistered(name)) {
                server.unregisterMBean(name);
            }
        } catch (JMException e) {
            LOG.log(Level.WARNING, "JMX goes on showing " + instance, e);
        }
    }
}
