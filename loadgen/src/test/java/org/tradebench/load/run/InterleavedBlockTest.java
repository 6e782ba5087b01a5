package org.tradebench.load.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tradebench.load.failure.Failure;

@Timeout(30)
class InterleavedBlockTest {
    private final BlockCoordinator block = new BlockCoordinator(3);

    private List<Callable<String>> runs(Callable<String> third) {
        return List.of(() -> member(0), () -> member(1), third);
    }

    private String member(int number) throws InterruptedException {
        block.start(() -> number);
        block.awaitWarmUpBefore(number);
        while (!block.warm(number)) {
            Thread.onSpinWait();
        }
        Instant opening = block.opening();
        List<BlockCoordinator.Measured> all = block.exchange(
                number, new BlockCoordinator.Measured("system " + number, 0.5 + number, List.of(1.0 + number)));
        return opening + " "
                + all.stream().map(BlockCoordinator.Measured::treatment).toList();
    }

    @Test
    void opensIntervalsTogetherAndExchangesResults() throws InterruptedException {
        List<String> results = InterleavedBlock.execute(runs(() -> member(2)), block);
        assertThat(results)
                .hasSize(3)
                .allSatisfy(
                        one -> assertThat(one).isEqualTo(results.get(0)).endsWith("[system 0, system 1, system 2]"));
    }

    @Test
    void startsOneSystemAtATime() throws InterruptedException {
        AtomicInteger starting = new AtomicInteger();
        ConcurrentLinkedQueue<Integer> seen = new ConcurrentLinkedQueue<>();
        ConcurrentLinkedQueue<Thread> arrived = new ConcurrentLinkedQueue<>();
        List<Callable<Integer>> runs = IntStream.range(0, 3)
                .<Callable<Integer>>mapToObj(number -> () -> {
                    arrived.add(Thread.currentThread());
                    return block.start(() -> {
                        seen.add(starting.incrementAndGet());
                        while (starting.get() == 1 && !othersWait(arrived)) {
                            Thread.onSpinWait();
                        }
                        return starting.decrementAndGet();
                    });
                })
                .toList();
        assertThat(InterleavedBlock.execute(runs, block)).containsOnly(0);
        assertThat(seen).containsOnly(1);
    }

    @Test
    void warmsUpOneSystemAtATime() throws InterruptedException {
        ConcurrentLinkedQueue<String> seen = new ConcurrentLinkedQueue<>();
        ConcurrentLinkedQueue<Thread> arrived = new ConcurrentLinkedQueue<>();
        List<Callable<String>> runs = IntStream.range(0, 3)
                .<Callable<String>>mapToObj(number -> () -> {
                    arrived.add(Thread.currentThread());
                    block.start(() -> number);
                    block.awaitWarmUpBefore(number);
                    seen.add(number + " begins");
                    while (number == 0 && !othersWait(arrived)) {
                        Thread.onSpinWait();
                    }
                    seen.add(number + " is warm");
                    while (!block.warm(number)) {
                        Thread.onSpinWait();
                    }
                    return "done";
                })
                .toList();
        assertThat(InterleavedBlock.execute(runs, block)).hasSize(3);
        assertThat(seen).containsExactly("0 begins", "0 is warm", "1 begins", "1 is warm", "2 begins", "2 is warm");
    }

    /** Whether all three threads have arrived, and the other two are blocked or have ended. */
    private static boolean othersWait(Collection<Thread> arrived) {
        return arrived.size() == 3
                && arrived.stream()
                        .filter(thread -> thread != Thread.currentThread())
                        .allMatch(thread -> thread.getState() != Thread.State.RUNNABLE);
    }

    @Test
    void failsAllSystemsWhenOneFails() {
        assertThatThrownBy(() -> InterleavedBlock.execute(
                        runs(() -> {
                            throw Failure.of("no port is free");
                        }),
                        block))
                .isInstanceOf(Failure.class)
                .hasMessage("no port is free");
        assertThatThrownBy(block::check).hasMessageContaining("another of the 3 systems of the block failed: no port");
    }

    @Test
    void releasesAllSystemsAfterError() {
        assertThatThrownBy(() -> InterleavedBlock.execute(
                        runs(() -> {
                            throw new AssertionError("a bug");
                        }),
                        block))
                .isInstanceOf(IllegalStateException.class)
                .hasCauseInstanceOf(AssertionError.class);
    }
}
