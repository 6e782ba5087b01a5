import java.lang.instrument.Instrumentation;
import java.nio.ByteBuffer;
import java.util.concurrent.locks.LockSupport;

/**
 * An agent of the application's JVM that makes a treatment of it: a thread uses a share of one CPU, either to calculate or to copy memory that no cache holds. Both
 * cost the system the same CPU, and only one takes bandwidth of memory from everything else on the machine.
 *
 * <p>Usage: {@code -javaagent:burner.jar=memory:20} or {@code calculation:20}, in percent of one CPU.
 */
public final class Burner {
    private static final int BYTES = 64 << 20;
    private static final int CHUNK = 4 << 20;
    private static final long PERIOD_NANOS = 50_000_000L;

    private static volatile long result;

    private Burner() {}

    public static void premain(String arguments, Instrumentation unused) {
        String[] parts = arguments.split(":", 2);
        double share = Double.parseDouble(parts[1]) / 100;
        Runnable piece = parts[0].equals("memory") ? copying() : Burner::calculate;
        Thread thread = new Thread(() -> burn(piece, share), "burner");
        thread.setDaemon(true);
        thread.start();
    }

    private static void burn(Runnable piece, double share) {
        while (true) {
            long begin = System.nanoTime();
            long busyUntil = begin + (long) (share * PERIOD_NANOS);
            while (System.nanoTime() < busyUntil) {
                piece.run();
            }
            LockSupport.parkNanos(begin + PERIOD_NANOS - System.nanoTime());
        }
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
