package org.tradebench.load.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tradebench.load.failure.Failure;

class CpuQuotaIT {
    /** Limits a process where this user may create control groups; elsewhere the error must name what is missing. */
    @Test
    void limitsCpuTimeWhereKernelAllowsIt() throws Exception {
        CpuQuota quota;
        try {
            quota = CpuQuota.create("test");
        } catch (Failure refused) {
            assertThat(refused).hasMessageContaining("expected Linux, and the right to make a control group");
            assertThat(refused.isUsage()).isTrue();
            return;
        }
        Process shell = new ProcessBuilder("sh", "-c", "sh -c 'while :; do :; done' & while :; do :; done").start();
        try {
            awaitCpuTime(shell, Duration.ofMillis(20));
            quota.add(shell.pid());
            quota.limit(0.05);
            long limited = System.nanoTime();
            awaitCpuTime(shell, Duration.ofMillis(100));
            assertThat(Duration.ofNanos(System.nanoTime() - limited))
                    .as("0.1 s of CPU time takes 2 s at a twentieth of a CPU")
                    .isGreaterThan(Duration.ofSeconds(1));

            quota.lift();
            // Under the limit this would take half a minute.
            assertTimeoutPreemptively(Duration.ofSeconds(20), () -> awaitCpuTime(shell, Duration.ofMillis(1_500)));
        } finally {
            shell.descendants().forEach(ProcessHandle::destroyForcibly);
            shell.destroyForcibly().waitFor();
            quota.close();
        }
    }

    /** The runs of a block check their limits at the same time. */
    @Test
    void createsControlGroupsConcurrently() throws Exception {
        try {
            CpuQuota.create("test").close();
        } catch (Failure refused) {
            assertThat(refused.isUsage()).isTrue();
            return;
        }
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Callable<Boolean>> creations = Collections.nCopies(200, () -> {
                CpuQuota.create("test").close();
                return true;
            });
            for (Future<Boolean> made : threads.invokeAll(creations)) {
                assertThat(made.get()).isTrue();
            }
        } finally {
            threads.shutdownNow();
        }
    }

    /** Waits until the processes have used this much more CPU time. */
    private static void awaitCpuTime(Process shell, Duration more) throws InterruptedException {
        Duration enough = used(shell).plus(more);
        while (used(shell).compareTo(enough) < 0) {
            Thread.sleep(10);
        }
    }

    private static Duration used(Process shell) {
        return Stream.concat(Stream.of(shell.toHandle()), shell.descendants())
                .map(process -> process.info().totalCpuDuration().orElse(Duration.ZERO))
                .reduce(Duration.ZERO, Duration::plus);
    }
}
