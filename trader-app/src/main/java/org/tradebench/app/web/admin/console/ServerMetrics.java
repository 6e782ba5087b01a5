package org.tradebench.app.web.admin.console;

import java.lang.management.ManagementFactory;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.MalformedObjectNameException;
import javax.management.ObjectName;

/** Reads the server's own metrics over JMX; one that the server does not monitor is empty. */
final class ServerMetrics {
    private static final MBeanServer SERVER = ManagementFactory.getPlatformMBeanServer();

    private ServerMetrics() {}

    static Set<ObjectName> beans(String pattern) {
        return new TreeSet<>(SERVER.queryNames(name(pattern), null));
    }

    static ObjectName name(String text) {
        try {
            return new ObjectName(text);
        } catch (MalformedObjectNameException e) {
            throw new IllegalArgumentException(e);
        }
    }

    static Optional<Number> number(ObjectName bean, String attribute) {
        return value(bean, attribute).filter(Number.class::isInstance).map(Number.class::cast);
    }

    static Optional<Object> value(ObjectName bean, String attribute) {
        try {
            return Optional.ofNullable(SERVER.getAttribute(bean, attribute));
        } catch (JMException e) {
            return Optional.empty();
        }
    }
}
