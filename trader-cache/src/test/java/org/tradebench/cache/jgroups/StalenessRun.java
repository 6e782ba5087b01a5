package org.tradebench.cache.jgroups;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.cluster.ReplicationSettings;
import org.tradebench.cache.jgroups.Members.Member;

/**
 * Measures, and asserts nothing: the time from a commit on one member to the first fresh read on the last of the others, over real sockets of the loopback, with
 * invalidations that are not batched. No test class by its name, so that no build runs it:
 *
 * <pre>mvn -q test -pl trader-cache -Dtest=StalenessRun</pre>
 *
 * System properties: {@code staleness.samples} (5000), {@code staleness.members} (3), {@code staleness.background} (other invalidations per second on each of the
 * other members, 0).
 */
class StalenessRun {
    private static final int WARM_UP = 500;

    /** How long a reader waits between two reads; with what a sleep costs it adds up to a tenth of a millisecond to each sample. */
    private static final long POLL_NANOS = 10_000;

    private static final EntryOptions IN_GROUP = EntryOptions.DEFAULT.withDependencyIds(Set.of("row"));

    private final int samples = Integer.getInteger("staleness.samples", 5_000);
    private final int count = Integer.getInteger("staleness.members", 3);
    private final int background = Integer.getInteger("staleness.background", 0);

    /** The database: one row, which each commit increments. */
    private final AtomicLong row = new AtomicLong();

    /** By reader: the latest value that its cache has answered. */
    private long[] seenAt;

    private volatile boolean over;

    @Test
    void measure() throws IOException, InterruptedException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Histogram last = new Histogram(3);
        Histogram own = new Histogram(3);
        try (Members members = new Members(count)) {
            List<Member> all = members.start(count, ReplicationSettings.DEFAULT, CacheSettings.named("staleness"));
            startBackground(all);
            for (int i = 0; i < WARM_UP + samples; i++) {
                if (i == WARM_UP) {
                    last.reset();
                    own.reset();
                }
                sample(all, last, own);
                // An irregular pause: no fixed rhythm, and everything is quiet before the next commit.
                LockSupport.parkNanos(200_000L + (i % 7) * 100_000L);
            }
            over = true;
        }
        out.printf(
                "%d commits on one of %d members, %d other invalidations/s on each of the others%n",
                samples, count, background);
        out.println("microseconds from the commit to ...           p50      p90      p99    p99.9      max");
        print(out, "the return of the invalidation", own);
        print(out, "the last member's first fresh read", last);
    }

    private void sample(List<Member> all, Histogram last, Histogram own) throws InterruptedException {
        all.forEach(member -> read(member.cache()));
        seenAt = new long[all.size()];
        CountDownLatch watching = new CountDownLatch(all.size() - 1);
        CountDownLatch seen = new CountDownLatch(all.size() - 1);
        long fresh = row.get() + 1;
        for (int i = 1; i < all.size(); i++) {
            int reader = i;
            Thread thread = new Thread(() -> watch(all.get(reader).cache(), fresh, reader, watching, seen), "reader");
            thread.start();
        }
        watching.await();
        row.incrementAndGet();
        long committed = System.nanoTime();
        all.get(0).cache().invalidate("row", false);
        own.recordValue((System.nanoTime() - committed) / 1_000);
        seen.await();
        last.recordValue((Arrays.stream(seenAt).max().orElseThrow() - committed) / 1_000);
    }

    private void watch(CacheInstance cache, long fresh, int reader, CountDownLatch watching, CountDownLatch seen) {
        watching.countDown();
        while (read(cache) < fresh) {
            // There may be fewer cores than readers: each yields to the threads that deliver the invalidation.
            LockSupport.parkNanos(POLL_NANOS);
        }
        seenAt[reader] = System.nanoTime();
        seen.countDown();
    }

    private long read(CacheInstance cache) {
        return (Long) cache.get("entry", id -> row.get(), IN_GROUP);
    }

    private void startBackground(List<Member> all) {
        if (background == 0) {
            return;
        }
        for (Member member : all.subList(1, all.size())) {
            Thread thread = new Thread(
                    () -> {
                        while (!over) {
                            member.cache().invalidate("another row", false);
                            LockSupport.parkNanos(1_000_000_000L / background);
                        }
                    },
                    "background");
            thread.setDaemon(true);
            thread.start();
        }
    }

    private static void print(PrintStream out, String what, Histogram histogram) {
        out.printf(
                "  %-36s %8d %8d %8d %8d %8d%n",
                what,
                histogram.getValueAtPercentile(50),
                histogram.getValueAtPercentile(90),
                histogram.getValueAtPercentile(99),
                histogram.getValueAtPercentile(99.9),
                histogram.getMaxValue());
    }
}
