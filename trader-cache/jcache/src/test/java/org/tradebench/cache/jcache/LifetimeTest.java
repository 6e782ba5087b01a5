package org.tradebench.cache.jcache;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import javax.cache.Cache;
import javax.cache.configuration.MutableConfiguration;
import javax.cache.expiry.AccessedExpiryPolicy;
import javax.cache.expiry.CreatedExpiryPolicy;
import javax.cache.expiry.ExpiryPolicy;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Checks expiry to the second with a manual clock; the official tests wait in real time. */
class LifetimeTest {
    private static final javax.cache.expiry.Duration TEN_SECONDS = new javax.cache.expiry.Duration(SECONDS, 10);

    private final ManagerBench bench = new ManagerBench();

    /** A policy that runs an action on access and then returns a given duration. */
    private record AccessPolicy(Runnable first, javax.cache.expiry.Duration answer) implements ExpiryPolicy {
        @Override
        public javax.cache.expiry.Duration getExpiryForCreation() {
            return TEN_SECONDS;
        }

        @Override
        public javax.cache.expiry.Duration getExpiryForAccess() {
            first.run();
            return answer;
        }

        @Override
        public javax.cache.expiry.Duration getExpiryForUpdate() {
            return null;
        }
    }

    private Cache<String, String> cache(ExpiryPolicy policy) {
        return bench.cache(new MutableConfiguration<String, String>()
                .setExpiryPolicyFactory(() -> policy)
                .addCacheEntryListenerConfiguration(bench.listener(true)));
    }

    private void advance(int seconds) {
        bench.advance(Duration.ofSeconds(seconds));
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void reportsExpiryOnce() {
        Cache<String, String> cache = cache(new CreatedExpiryPolicy(TEN_SECONDS));
        cache.put("1", "one");

        advance(9);
        assertThat(cache.get("1")).isEqualTo("one");
        advance(2);
        assertThat(cache.get("1")).isNull();
        assertThat(cache.get("1")).isNull();

        assertThat(bench.received).containsExactly("CREATED 1=one was null", "EXPIRED 1=one was one");
    }

    @Test
    void reportsExpiryBeforeNewEntry() {
        Cache<String, String> cache = cache(new CreatedExpiryPolicy(TEN_SECONDS));
        cache.put("1", "one");

        advance(11);
        cache.put("1", "two");

        assertThat(bench.received)
                .containsExactly("CREATED 1=one was null", "EXPIRED 1=one was one", "CREATED 1=two was null");
    }

    @Test
    void keepsLifetimeOnUpdateByDefault() {
        Cache<String, String> cache = cache(new CreatedExpiryPolicy(TEN_SECONDS));
        cache.put("1", "one");

        advance(6);
        cache.put("1", "two");
        advance(5);

        assertThat(cache.containsKey("1")).isFalse();
    }

    @Test
    void renewsLifetimeOnAccess() {
        Cache<String, String> cache = cache(new AccessedExpiryPolicy(TEN_SECONDS));
        cache.put("1", "one");

        for (int i = 0; i < 3; i++) {
            advance(6);
            assertThat(cache.get("1")).isEqualTo("one");
        }
        advance(11);

        assertThat(cache.get("1")).isNull();
        assertThat(bench.received).containsExactly("CREATED 1=one was null", "EXPIRED 1=one was one");
    }

    /** The entry is invalidated between the read and the renewal of its lifetime. */
    @Test
    void doesNotRenewEntryInvalidatedDuringRead() {
        Cache<String, String> cache = cache(new AccessPolicy(
                () -> ManagerBench.instance(bench.manager.getCache("cache")).invalidate("1"), TEN_SECONDS));
        cache.put("1", "one");

        assertThat(cache.get("1")).isEqualTo("one");
        assertThat(cache.containsKey("1")).isFalse();
    }

    @Test
    void doesNotExpireValueReplacedDuringRead() {
        Cache<String, String> cache = cache(new AccessPolicy(
                () -> bench.manager.<String, String>getCache("cache").put("1", "two"),
                javax.cache.expiry.Duration.ZERO));
        cache.put("1", "one");

        assertThat(cache.get("1")).isEqualTo("one");
        assertThat(cache.containsKey("1")).isTrue();
    }

    @Test
    void keepsEntryWhenExpiryPolicyFails() {
        Cache<String, String> cache = cache(new AccessPolicy(
                () -> {
                    throw new IllegalStateException("on purpose");
                },
                TEN_SECONDS));
        cache.put("1", "one");

        assertThat(cache.get("1")).isEqualTo("one");
        assertThat(cache.get("1")).isEqualTo("one");
    }
}
