package org.tradebench.load.telemetry.source;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.Pipe;

/**
 * Does the fixed work of the {@link SpeedProbe} in pieces of a few milliseconds, each of three parts that take about the same CPU time on the reference machine.
 *
 * <p>The parts represent what a server does: it calculates in registers and the nearest cache, it waits for memory, and it calls the kernel. Each piece does
 * the same number of steps, however long they take. No part allocates, and the compiler cannot eliminate any, because its result is kept.
 *
 * <p>Not thread-safe.
 */
final class ProbeWork implements AutoCloseable {
    private static final int ARITHMETIC_STEPS = 270_000;
    private static final int MEMORY_STEPS = 5_000;
    private static final int SYSTEM_STEPS = 1_150;

    private static final int TABLE = 1024;
    private static final int MESSAGE_BYTES = 512;

    private final long[] table = new long[TABLE];
    private final PointerRing ring;
    private final Pipe pipe;
    private final ByteBuffer message = ByteBuffer.allocateDirect(MESSAGE_BYTES);
    private int position;
    private long result;

    /**
     * Opens the pipe that one part uses.
     *
     * @param ring memory through which pointers are followed
     */
    ProbeWork(PointerRing ring) throws IOException {
        this.ring = ring;
        this.pipe = Pipe.open();
        for (int i = 0; i < TABLE; i++) {
            table[i] = i * 0x9E3779B97F4A7C15L;
        }
    }

    /** Calculates a chain of which each step needs the one before, and others beside it that a wide processor does at the same time. */
    void calculate() {
        result += calculate(table, ARITHMETIC_STEPS);
    }

    static long calculate(long[] table, int steps) {
        long chain = 1;
        long shifted = 2;
        long looked = 3;
        long beside = 4;
        long more = 5;
        for (int i = 0; i < steps; i++) {
            chain = chain * 6364136223846793005L + 1442695040888963407L;
            shifted ^= shifted << 13;
            shifted ^= shifted >>> 7;
            shifted ^= shifted << 17;
            looked += table[(int) (shifted & (TABLE - 1))];
            // The branch is taken at random, so that its prediction fails half of the time.
            if (chain < 0) {
                beside += looked;
            } else {
                beside ^= shifted;
            }
            more = (more + i) ^ (more << 1);
        }
        return chain + shifted + looked + beside + more;
    }

    /** Follows pointers through the ring, from where the previous piece ended, so that no cache still holds what it reads. */
    void chase() {
        position = ring.follow(position, MEMORY_STEPS);
        result += position;
    }

    /** Writes to a pipe and reads from it: two calls of the kernel that copy, without a change of threads. */
    void call() throws IOException {
        for (int i = 0; i < SYSTEM_STEPS; i++) {
            message.clear();
            result += pipe.sink().write(message);
            message.clear();
            result += pipe.source().read(message);
        }
    }

    /** Returns what all parts have computed, so that the compiler cannot eliminate the work. */
    long result() {
        return result;
    }

    @Override
    public void close() throws IOException {
        pipe.sink().close();
        pipe.source().close();
    }

    /**
     * Holds memory in which each cache line contains the place of the next one, in an order that no prefetcher guesses and that visits every line once.
     *
     * <p>It is outside the heap, so that no collector moves or scans it.
     */
    static final class PointerRing {
        private static final int LINE_BYTES = 64;

        /** Number of lines, for 64 MB: more than the share of a last-level cache that one of several busy CPUs gets, and more than cached page tables cover. */
        private static final int LINES = 1 << 20;

        private final ByteBuffer memory;

        /**
         * Builds a ring.
         *
         * @param lines a power of two
         */
        PointerRing(int lines) {
            memory = ByteBuffer.allocateDirect(lines * LINE_BYTES).order(ByteOrder.nativeOrder());
            for (int line = 0; line < lines; line++) {
                // A linear congruential generator modulo a power of two has the full period with an odd increment and a
                // multiplier of 1 modulo 4 (Hull and Dobell 1962).
                int next = (line * 1664525 + 1013904223) & (lines - 1);
                memory.putInt(line * LINE_BYTES, next * LINE_BYTES);
            }
        }

        /** Returns the ring that all probes of this process share: memory outside the heap is freed only by a garbage collection. */
        static PointerRing ofThisProcess() {
            return Shared.RING;
        }

        /** Follows a number of pointers and returns the line that they lead to. */
        int follow(int from, int steps) {
            int at = from;
            for (int i = 0; i < steps; i++) {
                at = memory.getInt(at);
            }
            return at;
        }

        /** Holds the ring, which is built when the first probe asks for it. */
        private static final class Shared {
            static final PointerRing RING = new PointerRing(LINES);
        }
    }
}
