package org.tradebench.load.process;

import static org.assertj.core.api.Assertions.assertThat;

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
            Thread.sleep(100);
            quota.add(shell.pid());
            quota.limit(0.05);
            Duration before = used(shell);
            Thread.sleep(2_000);
            assertThat(used(shell).minus(before)).isLessThan(Duration.ofMillis(800));

            quota.lift();
            Duration limited = used(shell);
            while (used(shell).minus(limited).compareTo(Duration.ofMillis(1_500)) < 0) {
                Thread.sleep(50);
            }
        } finally {
            shell.descendants().forEach(ProcessHandle::destroyForcibly);
            shell.destroyForcibly().waitFor();
            quota.close();
        }
    }

    private static Duration used(Process shell) {
        return Stream.concat(Stream.of(shell.toHandle()), shell.descendants())
                .map(process -> process.info().totalCpuDuration().orElse(Duration.ZERO))
                .reduce(Duration.ZERO, Duration::plus);
    }
}
