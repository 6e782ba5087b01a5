package org.tradebench.cache.bench;

import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Lets this process run an iteration only when {@link Turns} permits it, while the processes of the other subjects wait. What a benchmark counts in an iteration
 * must be counted by a state that takes this one as a parameter: JMH prepares it later and ends it earlier.
 */
@State(Scope.Benchmark)
public class Turn {

    /** Names the system property with the port of {@link Turns}. Without it, the process is alone and does not wait. */
    private static final String PORT = "bench.turns.port";

    /** Names the system property with the process's place among the others. */
    private static final String PLACE = "bench.turns.place";

    private final Integer port;
    private final Integer place;

    private Socket turns;

    public Turn() {
        this(Integer.getInteger(PORT), Integer.getInteger(PLACE));
    }

    Turn(Integer port, Integer place) {
        this.port = port;
        this.place = place;
    }

    /** Returns the JVM options of a process that takes part. */
    static String[] jvmOptions(int port, int place) {
        return new String[] {"-D" + PORT + "=" + port, "-D" + PLACE + "=" + place};
    }

    @Setup
    public void connect() throws IOException {
        if (port != null) {
            turns = new Socket(InetAddress.getLoopbackAddress(), port);
            turns.setTcpNoDelay(true);
        }
    }

    @Setup(Level.Iteration)
    public void await() throws IOException {
        if (turns != null) {
            tell();
            if (turns.getInputStream().read() < 0) {
                throw new EOFException("the benchmark of the other subjects has ended");
            }
        }
    }

    @TearDown(Level.Iteration)
    public void pass() throws IOException {
        if (turns != null) {
            tell();
        }
    }

    private void tell() throws IOException {
        turns.getOutputStream().write(place);
    }

    @TearDown
    public void disconnect() throws IOException {
        if (turns != null) {
            turns.close();
        }
    }
}
