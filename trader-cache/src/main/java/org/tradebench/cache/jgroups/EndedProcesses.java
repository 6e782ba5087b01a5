package org.tradebench.cache.jgroups;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.nio.channels.SocketChannel;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.coherence.Origin;

/**
 * Finds out whether the processes of members that were lost have ended: another member is at the address now, or the machine refuses a connection to it. A
 * machine that does not answer proves nothing. Never waits: a connection attempt that is begun in one call is checked by the next. Thread safe.
 */
final class EndedProcesses implements AutoCloseable {
    private static final int MAX_ADDRESSES = 1_000;

    /** No operating system gives up a connection without an answer before this: Linux, the fastest, retries for at least three seconds. */
    private static final long MIN_TIMEOUT_NANOS = 2_000_000_000L;

    /** Addresses of the members seen last; bounded, because members come and go for as long as this one lives. */
    private final Map<Origin, InetSocketAddress> addresses = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Origin, InetSocketAddress> eldest) {
            return size() > MAX_ADDRESSES;
        }
    };

    /** A connection attempt that had neither failed nor succeeded. */
    private record Attempt(SocketChannel channel, long begun) {}

    private final Map<Origin, Attempt> attempts = new HashMap<>();
    private Set<Origin> present = Set.of();

    /**
     * Records the members of a view.
     *
     * @param addressOf returns a member's address, if it is known; also called for members that have just gone
     */
    synchronized void viewed(Set<Origin> members, Function<Origin, Optional<InetSocketAddress>> addressOf) {
        Stream.concat(present.stream(), members.stream())
                .distinct()
                .forEach(member -> addressOf.apply(member).ifPresent(address -> addresses.put(member, address)));
        present = Set.copyOf(members);
    }

    /** Returns whether it is certain that the member's process has ended; then the member is forgotten. */
    synchronized boolean hasEnded(Origin member) {
        InetSocketAddress address = addresses.get(member);
        if (address == null) {
            return false;
        }
        boolean ended = isAnotherMembers(address, member) || refuses(member, address);
        if (ended) {
            addresses.remove(member);
            end(attempts.remove(member));
        }
        return ended;
    }

    private boolean isAnotherMembers(InetSocketAddress address, Origin member) {
        return present.stream().anyMatch(other -> !other.equals(member) && address.equals(addresses.get(other)));
    }

    private boolean refuses(Origin member, InetSocketAddress address) {
        Attempt attempt = attempts.remove(member);
        boolean pending = false;
        try {
            if (attempt == null) {
                attempt = new Attempt(SocketChannel.open(), System.nanoTime());
                attempt.channel().configureBlocking(false);
                pending = !attempt.channel().connect(address);
            } else {
                pending = !attempt.channel().finishConnect();
            }
            return false;
        } catch (ConnectException e) {
            // The same exception says "timed out", which proves nothing, and in the language of the system.
            return attempt != null
                    && (System.nanoTime() - attempt.begun() < MIN_TIMEOUT_NANOS
                            || String.valueOf(e.getMessage()).contains("refused"));
        } catch (IOException e) {
            return false;
        } finally {
            if (pending) {
                attempts.put(member, attempt);
            } else {
                end(attempt);
            }
        }
    }

    private static void end(@Nullable Attempt attempt) {
        if (attempt != null) {
            try {
                attempt.channel().close();
            } catch (IOException e) {
                // The channel is not used any more in any case.
            }
        }
    }

    @Override
    public synchronized void close() {
        attempts.values().forEach(EndedProcesses::end);
        attempts.clear();
    }
}
