package org.tradebench.cache.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ThreadClusterSchedulerTest {
    private final ThreadClusterScheduler scheduler = new ThreadClusterScheduler("test");

    @AfterEach
    void close() {
        scheduler.close();
    }

    @Test
    void repeatsTaskAfterError() throws InterruptedException {
        CountDownLatch runs = new CountDownLatch(2);

        scheduler.repeat(Duration.ofMillis(1), () -> {
            runs.countDown();
            throw new LinkageError("error in the task");
        });

        assertThat(runs.await(30, TimeUnit.SECONDS)).isTrue();
    }
}
