package org.tradebench.cache.hibernate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.cache.hibernate.Library.FIRST;
import static org.tradebench.cache.hibernate.Library.SECOND;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Sessions read and write the same two volumes concurrently; when all have ended, the cache serves the values of the database. */
@Timeout(120)
class ConcurrentSessionsTest {
    private static final int ROUNDS = 150;
    private static final int THREADS = 4;
    private static final int STEPS = 10;

    @Test
    void servesDatabaseValuesWhenIdle() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try (Library library = new Library(Map.of("hibernate.connection.pool_size", THREADS))) {
            for (int round = 0; round < ROUNDS; round++) {
                List<Callable<Void>> tasks = new ArrayList<>();
                for (int thread = 0; thread < THREADS; thread++) {
                    Random random = new Random(THREADS * round + thread);
                    tasks.add(() -> runSession(library, random));
                }
                for (Future<Void> task : threads.invokeAll(tasks)) {
                    task.get();
                }
                for (int volume : new int[] {FIRST, SECOND}) {
                    assertThat(library.priceOf(volume))
                            .as("round %d", round)
                            .isEqualTo(library.priceInDatabase(volume));
                }
            }
            assertThat(library.factory.getStatistics().getSecondLevelCacheHitCount())
                    .isPositive();
        } finally {
            threads.shutdownNow();
        }
    }

    private static Void runSession(Library library, Random random) {
        for (int step = 0; step < STEPS; step++) {
            int volume = FIRST + random.nextInt(2);
            if (random.nextInt(3) == 0) {
                int price = random.nextInt(1_000);
                // An update statement, so that neither a version nor a stale copy makes a session fail.
                library.factory.inTransaction(
                        session -> session.createMutationQuery("update Volume set price = :price where id = :id")
                                .setParameter("price", price)
                                .setParameter("id", volume)
                                .executeUpdate());
            } else {
                library.priceOf(volume);
            }
        }
        return null;
    }
}
