package org.tradebench.cache.jcache;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.util.EnumSet;
import java.util.Set;
import javax.cache.CacheException;
import javax.management.InstanceAlreadyExistsException;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.MalformedObjectNameException;
import javax.management.ObjectName;

/** Registers the two JMX beans of one cache with the platform's server while they are enabled, under the names that the standard gives them. */
final class ManagementBeans {
    private static final Logger LOG = System.getLogger(ManagementBeans.class.getName());

    /** Lists the beans of a cache. */
    enum Kind {
        CONFIGURATION("CacheConfiguration"),
        STATISTICS("CacheStatistics");

        private final String type;

        Kind(String type) {
            this.type = type;
        }
    }

    private final URI manager;
    private final String cache;
    private final Set<Kind> registered = EnumSet.noneOf(Kind.class);

    ManagementBeans(URI manager, String cache) {
        this.manager = manager;
        this.cache = cache;
    }

    /** Registers a bean, unless it is registered already. A cache of the same name, of another manager with the same URI, keeps the bean's name. */
    synchronized void register(Kind kind, Object bean) {
        if (!registered.contains(kind)) {
            try {
                server().registerMBean(bean, name(kind));
                registered.add(kind);
            } catch (InstanceAlreadyExistsException e) {
                LOG.log(
                        Level.WARNING,
                        "the JMX bean " + name(kind) + " of another cache manager stays; expected a URI for each",
                        e);
            } catch (JMException e) {
                throw new CacheException("the JMX bean " + name(kind) + " cannot be registered", e);
            }
        }
    }

    synchronized void unregister(Kind kind) {
        if (registered.remove(kind)) {
            try {
                server().unregisterMBean(name(kind));
            } catch (JMException e) {
                LOG.log(Level.WARNING, "the JMX bean " + name(kind) + " cannot be removed", e);
            }
        }
    }

    /** Returns the platform's server. Called only when a bean is enabled, since the first call starts the server. */
    private static MBeanServer server() {
        return ManagementFactory.getPlatformMBeanServer();
    }

    private ObjectName name(Kind kind) {
        try {
            return new ObjectName("javax.cache:type=" + kind.type + ",CacheManager=" + safe(manager.toString())
                    + ",Cache=" + safe(cache));
        } catch (MalformedObjectNameException e) {
            throw new CacheException("cache '" + cache + "' has no name for JMX", e);
        }
    }

    /** Replaces characters that have a meaning in object names. */
    private static String safe(String part) {
        return part.replaceAll("[,:=\\n*?\"]", ".");
    }
}
