package org.tradebench.cache.bench;

import java.util.Map;
import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.hibernate.cfg.Configuration;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Measures sessions that read an entity by its key, and transactions that change one, over an in-memory database: the cost and benefit of a second-level cache
 * where statements are as cheap as possible.
 */
@State(Scope.Benchmark)
public class RegionBenchmark {
    @Param
    RegionKind kind;

    @Param("20000")
    int entries;

    /** Number of updates per 100 steps. */
    @Param({"0", "14"})
    int updates;

    private CacheWorkload workload;
    private SessionFactory factory;

    @Setup
    public void open() {
        workload = new CacheWorkload(CacheWorkload.KEYS, updates);
        Map<String, String> settings = kind.open(entries);
        Configuration configuration = new Configuration()
                .addAnnotatedClass(BenchAccount.class)
                .setProperty("hibernate.connection.url", "jdbc:h2:mem:accounts;DB_CLOSE_DELAY=-1")
                .setProperty("hibernate.connection.pool_size", "4")
                .setProperty("hibernate.hbm2ddl.auto", "create");
        settings.forEach(configuration::setProperty);
        factory = configuration.buildSessionFactory();
        factory.inTransaction(session -> {
            for (int key = 0; key < CacheWorkload.KEYS; key++) {
                session.persist(new BenchAccount(key, "owner " + key));
            }
        });
        for (int key = 0; key < CacheWorkload.KEYS; key++) {
            read(key);
        }
    }

    @TearDown
    public void close() {
        factory.close();
    }

    @Benchmark
    public long readOrUpdate(ThreadProgress place) {
        int step = workload.step(place.next++);
        return step < 0 ? update(~step) : read(step);
    }

    private long read(int key) {
        try (Session session = factory.openSession()) {
            return session.find(BenchAccount.class, key).balance();
        }
    }

    private long update(int key) {
        return factory.fromTransaction(session -> {
            BenchAccount account = session.find(BenchAccount.class, key);
            account.pay(1);
            return account.balance();
        });
    }
}
