package org.tradebench.cache.bench;

import com.github.benmanes.caffeine.jcache.configuration.CaffeineConfiguration;
import java.util.Map;
import java.util.OptionalLong;
import javax.cache.Caching;
import javax.cache.spi.CachingProvider;
import org.tradebench.cache.hibernate.TraderRegionFactory;

/** Lists the second-level caches that are compared; the first is the baseline. */
public enum RegionKind {
    CAFFEINE_BY_JCACHE("Caffeine by hibernate-jcache") {
        @Override
        Map<String, String> open(int entries) {
            String provider = "com.github.benmanes.caffeine.jcache.spi.CaffeineCachingProvider";
            // Hibernate finds the cache by the region's name; one that it created itself would have no bound.
            CachingProvider found = Caching.getCachingProvider(provider);
            found.getCacheManager()
                    .createCache(
                            BenchAccount.REGION,
                            new CaffeineConfiguration<Object, Object>().setMaximumSize(OptionalLong.of(entries)));
            return Map.of("hibernate.cache.region.factory_class", "jcache", "hibernate.javax.cache.provider", provider);
        }
    },
    TRADER_CACHE("this cache") {
        @Override
        Map<String, String> open(int entries) {
            return Map.of(
                    "hibernate.cache.region.factory_class",
                    TraderRegionFactory.class.getName(),
                    TraderRegionFactory.MAXIMUM_SIZE,
                    Integer.toString(entries));
        }
    },
    INFINISPAN_REGIONS("Infinispan's regions, local") {
        @Override
        Map<String, String> open(int entries) {
            return Map.of(
                    "hibernate.cache.region.factory_class",
                    "infinispan",
                    "hibernate.cache.infinispan.cfg",
                    "org/infinispan/hibernate/cache/commons/builder/infinispan-configs-local.xml",
                    "hibernate.cache.infinispan.entity.memory.size",
                    Integer.toString(entries));
        }
    },
    NO_SECOND_LEVEL("no second-level cache") {
        @Override
        Map<String, String> open(int entries) {
            return Map.of("hibernate.cache.use_second_level_cache", "false");
        }
    };

    private final String label;

    RegionKind(String label) {
        this.label = label;
    }

    String label() {
        return label;
    }

    /**
     * Returns Hibernate's settings, after opening the cache if Hibernate does not open it itself.
     *
     * @param entries maximum number of entries
     */
    abstract Map<String, String> open(int entries);
}
