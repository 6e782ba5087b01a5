import java.lang.instrument.Instrumentation;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.ByteBuffer;
import java.util.concurrent.locks.LockSupport;

/**
 * An agent of the application's JVM that changes its treatment every four seconds: nothing, calculation, or copying memory that no cache holds. The last two take the
 * same CPU time, and only one takes bandwidth of memory from everything else on the machine.
 *
 * <p>The treatment of a step follows from the clock, so that {@code bandwidth.py} knows it without a log: three steps are a round, and the rounds have the six orders
 * of the three treatments one after the other.
 *
 * <p>Usage: {@code -javaagent:burner.jar=20}, in percent of one CPU.
 */
public final class Burner {
    private static final long STEP_MILLIS = 4_000;
    private static final String[] ORDERS = {"ncm", "mnc", "cmn", "nmc", "cnm", "mcn"};

    private static final int BYTES = 64 << 20;
    private static final int CHUNK = 4 << 20;
    private static final long PERIOD_NANOS = 50_000_000L;

    private static volatile long result;

    private Burner() {}

    public static void premain(String share, Instrumentation unused) {
        long busyNanos = (long) (Double.parseDouble(share) / 100 * PERIOD_NANOS);
        Thread thread = new Thread(() -> burn(busyNanos), "burner");
        thread.setDaemon(true);
        thread.start();
    }

    private static void burn(long busyNanos) {
        Runnable copying = copying();
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        while (true) {
            long begin = System.nanoTime();
            char treatment = treatment(System.currentTimeMillis());
            if (treatment != 'n') {
                Runnable piece = treatment == 'm' ? copying : Burner::calculate;
                long until = threads.getCurrentThreadCpuTime() + busyNanos;
                // CPU time, because the processors are busy: the treatments shall cost the same.
                while (threads.getCurrentThreadCpuTime() < until) {
                    piece.run();
                }
            }
            LockSupport.parkNanos(begin + PERIOD_NANOS - System.nanoTime());
        }
    }

    private static char treatment(long millis) {
        long step = millis / STEP_MILLIS;
        return ORDERS[(int) (step / 3 % ORDERS.length)].charAt((int) (step % 3));
    }

    private static void calculate() {
        long value = result;
        for (int i = 0; i < 100_000; i++) {
            value = value * 6364136223846793005L + 1442695040888963407L;
        }
        result = value;
    }

    private static Runnable copying() {
        ByteBuffer from = ByteBuffer.allocateDirect(BYTES);
        ByteBuffer to = ByteBuffer.allocateDirect(BYTES);
        int[] at = new int[1];
        return () -> {
            to.put(at[0], from, at[0], CHUNK);
            at[0] = (at[0] + CHUNK) % BYTES;
        };
    }
}
