package org.tradebench.cache.concurrent;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;

/**
 * Buffers hits that the eviction order does not know of yet. Threads write to different parts of it, so that a hit costs no common lock; what a full part
 * cannot take is lost, which an eviction order survives. A single thread loses none: its writer empties the part before the next hit.
 *
 * @param <T> what was hit
 */
public final class HitLog<T> {
    private static final int PARTS =
            Math.min(64, Integer.highestOneBit(Runtime.getRuntime().availableProcessors() * 4));

    private final Part<T>[] parts;

    public HitLog() {
        parts = newParts();
        for (int i = 0; i < parts.length; i++) {
            parts[i] = new Part<>();
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // there are no arrays of a parameterised type
    private static <T> Part<T>[] newParts() {
        return new Part[PARTS];
    }

    /** @return whether the log should be emptied soon */
    public boolean add(T hit) {
        // Neighbouring thread numbers fall on different parts.
        return parts[(int) Thread.currentThread().getId() & PARTS - 1].add(hit);
    }

    /** Empties the log into the reader, each thread's hits in their order. One caller at a time. */
    public void drain(Consumer<? super T> reader) {
        for (Part<T> part : parts) {
            part.drain(reader);
        }
    }

    private static final class Part<T> {
        private static final int SIZE = 128;
        private static final VarHandle WRITTEN;

        static {
            try {
                WRITTEN = MethodHandles.lookup().findVarHandle(Part.class, "written", long.class);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }

        private final AtomicReferenceArray<T> hits = new AtomicReferenceArray<>(SIZE);
        private volatile long read;
        private volatile long written;

        boolean add(T hit) {
            long next = written;
            long waiting = next - read;
            if (waiting >= SIZE) {
                return true;
            }
            if (WRITTEN.compareAndSet(this, next, next + 1)) {
                hits.setRelease((int) next & SIZE - 1, hit);
                return waiting == SIZE - 1;
            }
            return false;
        }

        void drain(Consumer<? super T> reader) {
            long next = read;
            long end = written;
            while (next < end) {
                int index = (int) next & SIZE - 1;
                T hit = hits.getAcquire(index);
                if (hit == null) {
                    // Its writer has the place but has not written yet.
                    break;
                }
                hits.setRelease(index, null);
                next++;
                reader.accept(hit);
            }
            read = next;
        }
    }
}
