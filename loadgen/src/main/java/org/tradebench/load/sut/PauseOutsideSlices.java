package org.tradebench.load.sut;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.SliceSchedule;
import org.tradebench.load.experiment.SliceSchedule.Slot;
import org.tradebench.load.process.ProcessPause;

/**
 * Pauses an application server while other systems have their slices. What it does besides answering requests, such as JIT compilation and the work of a
 * concurrent garbage collector, then takes its time from its own slices and from no other system's.
 */
public final class PauseOutsideSlices implements AutoCloseable {
    /** The server resumes so long before its slice that the signal has arrived and its threads are awake. */
    private static final long LEAD_MILLIS = 5;

    private final ProcessPause process;
    private final List<Slot> slots;
    private final long graceMillis;
    private final long intervalMillis;
    private @Nullable Thread thread;

    /**
     * Prepares the pauses of a server, which runs on until the measurement interval opens.
     *
     * @param pid of the server
     * @param system the server's number in the schedule
     */
    public PauseOutsideSlices(long pid, SliceSchedule schedule, int system) {
        process = new ProcessPause(pid);
        slots = schedule.slots(system);
        // What remains of a slice's requests is answered in the first half of the next slice's uncounted start.
        graceMillis = schedule.slices().droppedMillis() / 2;
        intervalMillis = Duration.ofSeconds(schedule.seconds()).toMillis();
    }

    /** Pauses the server outside of its slices from now on, until the measurement interval closes. */
    public void begin(Instant opening) {
        long opened =
                System.nanoTime() + Duration.between(Instant.now(), opening).toNanos();
        Thread following = new Thread(() -> follow(opened), "pause-outside-slices");
        following.setDaemon(true);
        following.start();
        thread = following;
    }

    private void follow(long opened) {
        try {
            // Nothing is in flight before the first slice.
            long idleFrom = 0;
            for (Slot slot : slots) {
                if (slot.beginMillis() - LEAD_MILLIS > idleFrom) {
                    await(opened, idleFrom);
                    process.pause();
                    await(opened, slot.beginMillis() - LEAD_MILLIS);
                    process.resume();
                }
                idleFrom = slot.endMillis() + graceMillis;
            }
            if (idleFrom < intervalMillis) {
                await(opened, idleFrom);
                process.pause();
                await(opened, intervalMillis);
                process.resume();
            }
        } catch (InterruptedException e) {
            // The run ended early; closing resumes the server.
            Thread.currentThread().interrupt();
        }
    }

    private static void await(long opened, long millis) throws InterruptedException {
        long left = opened + Duration.ofMillis(millis).toNanos() - System.nanoTime();
        if (left > 0) {
            TimeUnit.NANOSECONDS.sleep(left);
        }
    }

    /** Resumes the server. */
    @Override
    public void close() throws IOException {
        Thread following = thread;
        if (following != null) {
            following.interrupt();
            try {
                following.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        process.close();
    }
}
