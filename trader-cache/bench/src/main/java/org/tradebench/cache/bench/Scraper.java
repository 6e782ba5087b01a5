package org.tradebench.cache.bench;

import java.lang.management.ManagementFactory;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javax.management.JMException;
import javax.management.MBeanAttributeInfo;
import javax.management.MBeanServer;
import javax.management.ObjectName;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.tradebench.cache.monitoring.CacheBeans;
import org.tradebench.cache.monitoring.CacheMetrics;
import org.tradebench.cache.service.CacheService;

/** Reads every gauge and every JMX attribute of a cache once per second, as a monitoring system does less often. */
final class Scraper implements AutoCloseable {

    private static final String INSTANCE = "bench";

    private final Queue<Supplier<?>> gauges = new ConcurrentLinkedQueue<>();
    private final MBeanServer beans = ManagementFactory.getPlatformMBeanServer();
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
    /** Keeps the last value, so that the compiler cannot remove the reads. */
    private volatile Object last;

    private Scraper() {}

    static Scraper watch(CacheService service) {
        Scraper scraper = new Scraper();
        service.watch(new CacheMetrics(scraper.registry()));
        service.watch(new CacheBeans(scraper.beans));
        // A failure would only end the scraping: the results of this subject would then lack the cost of one scrape per
        // second.
        Object unused = scraper.timer.scheduleAtFixedRate(scraper::read, 1, 1, TimeUnit.SECONDS);
        return scraper;
    }

    /** Creates a registry that implements only what the cache uses: gauges, kept by their suppliers. */
    private MetricRegistry registry() {
        return (MetricRegistry) Proxy.newProxyInstance(
                MetricRegistry.class.getClassLoader(),
                new Class<?>[] {MetricRegistry.class},
                (proxy, method, arguments) -> {
                    if (method.getName().equals("gauge")) {
                        Arrays.stream(arguments)
                                .filter(Supplier.class::isInstance)
                                .forEach(gauge -> gauges.add((Supplier<?>) gauge));
                    }
                    return method.getReturnType() == boolean.class ? (Object) true : null;
                });
    }

    private void read() {
        gauges.forEach(gauge -> last = gauge.get());
        try {
            ObjectName name = CacheBeans.nameOf(INSTANCE);
            String[] attributes = Arrays.stream(beans.getMBeanInfo(name).getAttributes())
                    .map(MBeanAttributeInfo::getName)
                    .toArray(String[]::new);
            last = beans.getAttributes(name, attributes);
        } catch (JMException e) {
            throw new IllegalStateException("the cache is not in JMX", e);
        }
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}
