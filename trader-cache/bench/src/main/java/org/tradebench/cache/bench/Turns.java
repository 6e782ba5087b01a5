package org.tradebench.cache.bench;

import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Interleaves the iterations of several measuring processes: only one runs at a time, so that a change of the machine's speed affects all subjects alike. Every
 * second pass is in the reversed order, so that a steady change favours none.
 */
final class Turns implements AutoCloseable {

    /**
     * Holds a measuring process's place among the others.
     *
     * @param number from 0
     * @param of how many there are
     */
    record Place(int number, int of, int port) {

        /** Returns the JVM options by which the process waits for its turns. */
        String[] jvmOptions() {
            return Turn.jvmOptions(port, number);
        }
    }

    private static final int NONE = -1;

    private final ServerSocket listener;
    private final Socket[] processes;
    private final List<Socket> accepted = new CopyOnWriteArrayList<>();
    private final AtomicInteger failedPlace = new AtomicInteger(NONE);

    /** @param processes how many take part, 1 to 100 */
    Turns(int processes) throws IOException {
        this.listener = new ServerSocket(0, processes, InetAddress.getLoopbackAddress());
        this.processes = new Socket[processes];
    }

    Place place(int number) {
        return new Place(number, processes.length, listener.getLocalPort());
    }

    /** Waits until every process is ready, then gives each its iterations; returns early when one has failed. */
    void give(int iterations) {
        int place = NONE;
        try {
            for (int arrived = 0; arrived < processes.length; arrived++) {
                Socket process = listener.accept();
                accepted.add(process);
                process.setTcpNoDelay(true);
                processes[read(process)] = process;
            }
            for (int iteration = 0; iteration < iterations; iteration++) {
                for (int next = 0; next < processes.length; next++) {
                    place = iteration % 2 == 0 ? next : processes.length - 1 - next;
                    Socket process = processes[place];
                    process.getOutputStream().write(1);
                    read(process);
                    if (iteration + 1 < iterations) {
                        read(process);
                    }
                }
            }
        } catch (IOException e) {
            cancel(place);
        }
    }

    private static int read(Socket process) throws IOException {
        int place = process.getInputStream().read();
        if (place < 0) {
            throw new EOFException("a measuring process has ended early");
        }
        return place;
    }

    /**
     * Ends every process that waits, with an error.
     *
     * @param failed place of the process that is the cause, unless another one was named before; {@value NONE} when it is not known
     */
    void cancel(int failed) {
        failedPlace.compareAndSet(NONE, failed);
        close();
    }

    /** Returns the place of the process that failed first, negative when none is known to have failed. */
    int failedPlace() {
        return failedPlace.get();
    }

    @Override
    public void close() {
        try {
            listener.close();
            for (Socket process : accepted) {
                process.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException("sockets of the measuring processes", e);
        }
    }
}
