package org.tradebench.load.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tradebench.load.failure.Failure;

class CpuQuotaIT {
    private static final String NAME = "trader-test-" + ProcessHandle.current().pid();

    /** On a machine that lets this user limit processes it limits one; on another it says what is missing. */
    @Test
    void limitsWhereTheKernelLetsIt() throws Exception {
        CpuQuota quota;
        try {
            quota = CpuQuota.create(NAME);
        } catch (Failure refused) {
            assertThat(refused).hasMessageContaining("expected Linux, and the right to make a control group");
            assertThat(refused.isUsage()).isTrue();
            return;
        }
        Process shell = new ProcessBuilder("sh", "-c", "sh -c 'while :; do :; done' & while :; do :; done").start();
        try {
            awaitUse(shell, Duration.ofMillis(20));
            quota.add(shell.pid());
            quota.limit(0.05);
            long limited = System.nanoTime();
            awaitUse(shell, Duration.ofMillis(100));
            assertThat(Duration.ofNanos(System.nanoTime() - limited))
                    .as("what takes 0.1 s of one CPU alone takes 2 s of a twentieth")
                    .isGreaterThan(Duration.ofSeconds(1));

            quota.lift();
            // Under the limit this would take half a minute.
            assertTimeoutPreemptively(Duration.ofSeconds(20), () -> awaitUse(shell, Duration.ofMillis(1_500)));
        } finally {
            shell.descendants().forEach(ProcessHandle::destroyForcibly);
            shell.destroyForcibly().waitFor();
            quota.close();
        }
    }

    /** Returns when the processes have used so much more CPU time. */
    private static void awaitUse(Process shell, Duration more) throws InterruptedException {
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
