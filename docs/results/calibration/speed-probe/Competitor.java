import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Competes with a run for the CPUs of its machine, with a load that changes: each step of ten seconds has a load of its own, drawn from a seed. Begins when a file is
 * there, so that the start of the system is left alone, and ends when its standard input does.
 *
 * <p>Usage: {@code java Competitor.java THREADS SEED FILE}
 */
public final class Competitor {
    private static final long STEP_NANOS = 10_000_000_000L;
    private static final long PERIOD_NANOS = 100_000_000L;

    private Competitor() {}

    public static void main(String[] arguments) throws Exception {
        int threads = Integer.parseInt(arguments[0]);
        long seed = Long.parseLong(arguments[1]);
        Path file = Path.of(arguments[2]);
        AtomicBoolean over = new AtomicBoolean();
        for (int i = 0; i < threads; i++) {
            Thread thread = new Thread(() -> compete(file, seed, over), "competitor-" + i);
            thread.setDaemon(true);
            thread.start();
        }
        while (System.in.read() >= 0) {
            // Waits for the end.
        }
        over.set(true);
    }

    /** All threads have the same load in the same step, so that the sum varies from none to all that they can get. */
    private static void compete(Path file, long seed, AtomicBoolean over) {
        try {
            while (!over.get() && !Files.exists(file)) {
                Thread.sleep(200);
            }
            long begin = System.nanoTime();
            while (!over.get()) {
                long now = System.nanoTime();
                long busyUntil = now + (long) (share(seed, (now - begin) / STEP_NANOS) * PERIOD_NANOS);
                while (System.nanoTime() < busyUntil) {
                    Thread.onSpinWait();
                }
                long rest = now + PERIOD_NANOS - System.nanoTime();
                if (rest > 0) {
                    Thread.sleep(rest / 1_000_000, (int) (rest % 1_000_000));
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Of the period in which a thread is busy in a step. */
    private static double share(long seed, long step) {
        Random random = new Random(seed + 7919 * step);
        // The first numbers of neighbouring seeds are alike.
        random.nextDouble();
        return random.nextDouble();
    }
}
