package org.tradebench.cache.typed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.service.CacheService;
import org.tradebench.cache.statistics.CacheCounter;

@Timeout(60)
class GroupCacheTest {
    private record Book(String author, int cents) {}

    private final AtomicLong nanos = new AtomicLong();
    private final AtomicBoolean inTransaction = new AtomicBoolean();
    private final CacheService service = CacheService.builder()
            .nanoTime(nanos::get)
            .inTransaction(inTransaction::get)
            .build();
    private final Map<Integer, Book> table =
            new HashMap<>(Map.of(1, new Book("Lem", 900), 2, new Book("Lem", 700), 3, new Book("Kuhn", 1200)));
    private final AtomicInteger reads = new AtomicInteger();
    private final GroupCache<Integer, Book> books = builder("books").build(service);

    private static GroupCacheBuilder<Integer, Book> builder(String name) {
        return GroupCacheBuilder.<Integer, Book>named(name)
                .groups((id, book) -> Set.of("author " + book.author(), "books"));
    }

    private Book read(int id) {
        reads.incrementAndGet();
        return table.get(id);
    }

    @AfterEach
    void close() {
        service.close();
    }

    @Test
    void readsValueOnceAndNullEveryTime() {
        assertThat(books.getIfPresent(1)).isNull();
        assertThat(books.get(1, this::read)).isEqualTo(new Book("Lem", 900));
        assertThat(books.get(1, this::read)).isSameAs(books.getIfPresent(1));
        assertThat(reads).hasValue(1);
        assertThat(books.get(9, this::read)).isNull();
        assertThat(books.get(9, this::read)).isNull();
        assertThat(reads).hasValue(3);
        assertThat(books.estimatedSize()).isEqualTo(1);
    }

    @Test
    void invalidatesGroupsOfValues() {
        List.of(1, 2, 3).forEach(id -> books.get(id, this::read));
        assertThat(books.keysOf("author Lem")).containsExactlyInAnyOrder(1, 2);

        books.invalidateGroup("author Lem");

        assertThat(books.getAllPresent(List.of(1, 2, 3))).containsOnlyKeys(3);
        books.invalidateGroups(Set.of("books", "no such group"));
        assertThat(books.getIfPresent(3)).isNull();
    }

    @Test
    void leavesGroupOfReplacedValue() {
        books.put(1, new Book("Lem", 900));
        books.put(1, new Book("Kuhn", 900));

        books.invalidateGroup("author Lem");
        assertThat(books.getIfPresent(1)).isEqualTo(new Book("Kuhn", 900));

        books.invalidateGroup("author Kuhn");
        assertThat(books.getIfPresent(1)).isNull();
    }

    @Test
    void invalidatesKeys() {
        books.putAll(table);
        books.invalidate(1);
        assertThat(books.getAllPresent(table.keySet())).containsOnlyKeys(2, 3);
        books.invalidateAll(List.of(1, 2));
        assertThat(books.getAllPresent(table.keySet())).containsOnlyKeys(3);
        books.invalidateAll();
        assertThat(books.estimatedSize()).isZero();
    }

    @Test
    void refusesFillOfGroupInvalidatedDuringRead() {
        Book old = books.get(1, id -> {
            Book read = read(id);
            table.put(1, new Book("Lem", 950));
            books.invalidateGroup("author Lem");
            return read;
        });

        assertThat(old).isEqualTo(new Book("Lem", 900));
        assertThat(books.get(1, this::read)).isEqualTo(new Book("Lem", 950));
        assertThat(books.stats().of(CacheCounter.FILLS_REFUSED)).isEqualTo(1);
    }

    /** The second call comes after the invalidation, so the value that the first call is about to return is too old for it. */
    @Test
    void doesNotShareReadOlderThanInvalidation() throws Exception {
        CountDownLatch reading = new CountDownLatch(1);
        CountDownLatch mayReturn = new CountDownLatch(1);
        CompletableFuture<Book> first = CompletableFuture.supplyAsync(() -> books.get(1, id -> {
            Book old = read(id);
            reading.countDown();
            await(mayReturn);
            return old;
        }));
        await(reading);
        table.put(1, new Book("Lem", 950));
        books.invalidateGroup("author Lem");
        CompletableFuture<Book> second = new CompletableFuture<>();
        Thread caller = new Thread(() -> second.complete(books.get(1, this::read)));
        caller.start();
        while (caller.getState() == Thread.State.RUNNABLE || caller.getState() == Thread.State.BLOCKED) {
            Thread.onSpinWait();
        }
        mayReturn.countDown();

        assertThat(first.get()).isEqualTo(new Book("Lem", 900));
        assertThat(second.get()).isEqualTo(new Book("Lem", 950));
        caller.join();
    }

    @Test
    void readsMissingValuesInOneCall() {
        books.get(1, this::read);
        List<Set<Integer>> requested = new ArrayList<>();

        Map<Integer, Book> all = books.getAll(List.of(1, 2, 9, 2), missing -> {
            requested.add(Set.copyOf(missing));
            return Map.of(2, read(2), 3, read(3));
        });

        assertThat(all).containsOnlyKeys(1, 2);
        assertThat(requested).containsExactly(Set.of(2, 9));
        assertThat(books.getIfPresent(3)).as("value that was not requested").isEqualTo(new Book("Kuhn", 1200));
        assertThat(books.getAll(List.of(1, 2, 3), missing -> Map.of())).isEqualTo(table);
    }

    @Test
    void fillsUnlessGroupWasInvalidatedSinceLease() {
        Lease early = books.lease();
        books.invalidateGroup("author Lem");

        assertThat(books.fill(1, new Book("Lem", 900), early)).isFalse();
        assertThat(books.fill(3, new Book("Kuhn", 1200), early)).isTrue();
        assertThat(books.getAllPresent(List.of(1, 3))).containsOnlyKeys(3);
    }

    @Test
    void readsAsynchronouslyAndCachesNoFailure() {
        assertThat(books.getAsync(1, this::read, Runnable::run)).isCompletedWithValue(new Book("Lem", 900));
        assertThat(books.getAsync(
                        1,
                        id -> {
                            throw new AssertionError("value is cached");
                        },
                        Runnable::run))
                .isCompletedWithValue(new Book("Lem", 900));
        assertThat(books.stats().of(CacheCounter.REQUESTS)).isEqualTo(2);
        assertThat(books.getAsync(
                        2,
                        id -> {
                            throw new IllegalStateException("no database");
                        },
                        Runnable::run))
                .isCompletedExceptionally();
        assertThat(books.getIfPresent(2)).isNull();
    }

    @Test
    void propagatesExceptionOfSource() {
        assertThatThrownBy(() -> books.get(1, id -> {
                    throw new IllegalStateException("no database");
                }))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no database");
        assertThat(books.get(1, this::read)).isNotNull();
    }

    @Test
    void cachesNothingReadInTransaction() {
        inTransaction.set(true);
        assertThat(books.get(1, this::read)).isNotNull();
        assertThat(books.getAll(List.of(2), missing -> Map.of(2, read(2)))).containsOnlyKeys(2);
        assertThat(builder("in a transaction").build(service, this::read).refresh(3, Runnable::run))
                .isCompletedWithValue(new Book("Kuhn", 1200));
        inTransaction.set(false);
        assertThat(books.estimatedSize()).isZero();
        assertThat(service.find("in a transaction").orElseThrow().size()).isZero();
    }

    @Test
    void expiresAfterWriteAndAfterAccess() {
        GroupCache<Integer, Book> written =
                builder("written").expireAfterWrite(Duration.ofSeconds(10)).build(service);
        GroupCache<Integer, Book> accessed =
                builder("accessed").expireAfterAccess(Duration.ofSeconds(10)).build(service);
        written.put(1, table.get(1));
        accessed.put(1, table.get(1));

        for (int i = 0; i < 3; i++) {
            nanos.addAndGet(Duration.ofSeconds(4).toNanos());
            assertThat(accessed.getIfPresent(1)).isNotNull();
        }

        assertThat(written.getIfPresent(1)).isNull();
    }

    @Test
    void evictsBeyondMaximumSize() {
        GroupCache<Integer, Book> small =
                builder("small").maximumSize(100).eviction(EvictionPolicy.LRU).build(service);
        for (int id = 0; id < 150; id++) {
            small.put(id, new Book("Lem", id));
        }
        assertThat(small.estimatedSize()).isEqualTo(100);
        assertThatIllegalArgumentException().isThrownBy(() -> builder("none").maximumSize(1));
    }

    @Test
    void loadsMissingValues() {
        LoadingGroupCache<Integer, Book> loading = builder("loading").build(service, this::read);

        assertThat(loading.get(1)).isEqualTo(new Book("Lem", 900));
        assertThat(loading.get(9)).isNull();
        assertThat(loading.getAll(List.of(1, 2, 9))).containsOnlyKeys(1, 2);
        assertThat(loading.getAsync(3, Runnable::run)).isCompletedWithValue(new Book("Kuhn", 1200));
        loading.cache().invalidateGroup("author Lem");
        assertThat(loading.cache().getAllPresent(List.of(1, 2, 3))).containsOnlyKeys(3);
    }

    @Test
    void refreshReplacesOrRemovesValue() {
        LoadingGroupCache<Integer, Book> loading = builder("refreshed").build(service, this::read);
        loading.get(1);
        table.put(1, new Book("Lem", 950));

        assertThat(loading.get(1)).isEqualTo(new Book("Lem", 900));
        assertThat(loading.refresh(1, Runnable::run)).isCompletedWithValue(new Book("Lem", 950));
        assertThat(loading.get(1)).isEqualTo(new Book("Lem", 950));

        table.remove(1);
        assertThat(loading.refresh(1, Runnable::run)).isCompletedWithValue(null);
        assertThat(loading.cache().getIfPresent(1)).isNull();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
