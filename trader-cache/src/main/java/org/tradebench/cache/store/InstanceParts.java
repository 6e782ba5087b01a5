package org.tradebench.cache.store;

import java.time.Clock;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.tradebench.cache.spi.ClusterMembership;
import org.tradebench.cache.spi.DiskTiers;

/**
 * Holds what a cache instance is assembled from.
 *
 * @param clock for what people read: when an entry was made, when an event happened
 * @param nanoTime the monotonic clock, for deadlines
 * @param cluster {@link ClusterMembership#NONE} without one
 * @param disks asked only for an instance whose settings want a disk
 * @param upkeep runs the maintenance of the eviction order that reading threads leave to it
 * @param later runs listeners for changes by other members
 * @param inTransaction whether the calling thread is in a transaction
 */
public record InstanceParts(
        Clock clock,
        LongSupplier nanoTime,
        ClusterMembership cluster,
        DiskTiers disks,
        Executor upkeep,
        Executor later,
        BooleanSupplier inTransaction) {
    /** Returns one member alone, without a disk, on the machine's clocks. */
    public static InstanceParts local() {
        return new InstanceParts(
                Clock.systemUTC(),
                System::nanoTime,
                ClusterMembership.NONE,
                DiskTiers.NONE,
                Runnable::run,
                Runnable::run,
                () -> false);
    }
}
