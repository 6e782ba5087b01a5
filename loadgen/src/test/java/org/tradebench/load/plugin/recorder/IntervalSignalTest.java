package org.tradebench.load.plugin.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.process.ThreadPerTask;

@Timeout(120)
class IntervalSignalTest {
    @TempDir
    private Path folder;

    private Path signal() {
        return folder.resolve("signal");
    }

    private void writeSignal(String text) throws IOException {
        Path unfinished = folder.resolve("unfinished");
        Files.writeString(unfinished, text);
        Files.move(unfinished, signal(), StandardCopyOption.ATOMIC_MOVE);
    }

    @Test
    void readsTimestampAndKeywords() throws IOException {
        writeSignal("1700000000000\n");
        assertThat(IntervalSignal.read(signal()).opensAt()).contains(Instant.ofEpochMilli(1_700_000_000_000L));
        writeSignal("rest\n");
        assertThat(IntervalSignal.read(signal())).isEqualTo(new IntervalSignal(true, false, Optional.empty()));
        writeSignal("few-users\n");
        assertThat(IntervalSignal.read(signal())).isEqualTo(new IntervalSignal(false, true, Optional.empty()));
    }

    @Test
    void rejectsUnknownKeyword() throws IOException {
        writeSignal("soon");
        assertThatThrownBy(() -> IntervalSignal.read(signal()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("expected milliseconds since 1970, 'rest' or 'few-users'")
                .hasMessageContaining("got \"soon\"");
    }

    /** A process without a warm-up must pause on the signal "rest" until the interval opens. */
    @Test
    void pausesUntilOtherProcessesAreWarm() throws Exception {
        RecorderRun run = RecorderRun.begin(RecorderSettings.of(bean()), false, () -> {});
        ThreadTimes thread = run.measurement.threadStarted("the only one");
        run.holdBack(thread);
        writeSignal("rest");
        CompletableFuture<Void> request = nextBlockedRequest(run, thread);
        assertThat(request).isNotDone();
        writeSignal(Long.toString(Instant.now().plus(Duration.ofSeconds(10)).toEpochMilli()));

        assertThat(request).succeedsWithin(1, TimeUnit.MINUTES);
        assertThat(run.measurement.interval.opens()).isGreaterThan(run.now());
        run.finish("the test is over");
    }

    @Test
    void holdsBackSecondUserUntilSignalIsRemoved() throws Exception {
        RecorderBean bean = bean();
        bean.setClients("2");
        bean.setWarmupUsers("1");
        RecorderRun run = RecorderRun.begin(RecorderSettings.of(bean), false, () -> {});
        ThreadTimes first = run.measurement.threadStarted("first");
        ThreadTimes second = run.measurement.threadStarted("second");
        writeSignal("few-users");
        CompletableFuture<Void> request = nextBlockedRequest(run, second);
        run.holdBack(first);
        assertThat(request).isNotDone();
        Files.delete(signal());

        assertThat(request).succeedsWithin(1, TimeUnit.MINUTES);
        run.finish("the test is over");
    }

    /** Sends requests until one is held back, and returns it. */
    private static CompletableFuture<Void> nextBlockedRequest(RecorderRun run, ThreadTimes thread)
            throws InterruptedException {
        while (true) {
            CompletableFuture<Void> request =
                    CompletableFuture.runAsync(() -> run.holdBack(thread), ThreadPerTask.THREADS);
            for (int i = 0; i < 50 && !request.isDone(); i++) {
                TimeUnit.MILLISECONDS.sleep(10);
            }
            if (!request.isDone()) {
                return request;
            }
        }
    }

    private RecorderBean bean() {
        RecorderBean bean = new Recorder();
        bean.setOutput(folder.resolve("results").toString());
        bean.setClients("1");
        bean.setWarmupRequests("0");
        bean.setWarmupLimit("900");
        bean.setIntervalSignal(signal().toString());
        bean.setDuration("60");
        bean.setThinkTime("0");
        bean.setExtras("");
        bean.setOrders("");
        bean.setFailuresLimit("500");
        bean.setSlices("0-3000");
        return bean;
    }
}
