package org.tradebench.cache.disk;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tradebench.cache.spi.StoppedInstance;
import org.tradebench.cache.statistics.CacheCounter;

/** Selects what this start may use of the entries that an earlier one has left. */
final class RestoredEntries {
    private static final Logger LOG = System.getLogger(RestoredEntries.class.getName());

    private RestoredEntries() {}

    /**
     * @param file whose records of {@code records} may be used, and no other ones
     * @param stoppedAt on the wall clock
     */
    record Kept(EntryFile file, List<IndexRecord> records, Instant stoppedAt) {}

    /** Returns empty when there is nothing, or nothing to be trusted. */
    static Optional<Kept> kept(TierContext context, Directory directory) {
        try {
            Optional<ShutdownMarker> mark = ShutdownMarker.take(directory.stopMark(), context.codec());
            if (mark.isEmpty()
                    || !context.disk().flushOnStop()
                    || !mark.get().fingerprint().equals(context.codec().fingerprint())
                    || !mark.get().stopped().name().equals(context.name())) {
                return Optional.empty();
            }
            Optional<Set<Object>> missed = missed(context, mark.get().stopped());
            if (missed.isEmpty()) {
                LOG.log(Level.INFO, "what cache ''{0}'' left on disk may be old and is dropped", context.name());
            }
            return missed.isEmpty() ? Optional.empty() : open(context, directory, mark.get(), missed.get());
        } catch (IOException | RuntimeException | OutOfMemoryError | AssertionError e) {
            // With assertions enabled, H2 reports some damage to a file by an AssertionError.
            context.counters().count(CacheCounter.DISK_FAILURES);
            LOG.log(
                    Level.WARNING,
                    "what cache ''{0}'' left in {1} cannot be used and is dropped: {2}",
                    context.name(),
                    context.disk().directory(),
                    e);
            return Optional.empty();
        }
    }

    /** Returns all missed invalidations that the rule or the cluster knows of; empty if either does not know. */
    private static Optional<Set<Object>> missed(TierContext context, StoppedInstance stopped) {
        Optional<Set<Object>> byCluster = context.owner().missed(stopped);
        Optional<Set<Object>> byRule = context.rule().missed(stopped);
        return byCluster.flatMap(some -> byRule.map(others -> {
            Set<Object> all = new HashSet<>(some);
            all.addAll(others);
            return all;
        }));
    }

    private static Optional<Kept> open(
            TierContext context, Directory directory, ShutdownMarker mark, Set<Object> missed) {
        EntryFile file = EntryFile.open(directory.entries());
        try {
            if (file.run() == null || !mark.run().equals(context.codec().decodeValue(file.run()))) {
                file.discard();
                return Optional.empty();
            }
            List<IndexRecord> records = new ArrayList<>();
            for (byte[] bytes : file.index()) {
                IndexRecord record = IndexRecord.of(context.codec().decodeValue(bytes));
                if (!missed.contains(record.id())
                        && Collections.disjoint(missed, record.groups())
                        && Collections.disjoint(missed, record.aliases())) {
                    records.add(record);
                }
            }
            file.forgetIndex();
            return Optional.of(new Kept(file, records, mark.stopped().at()));
        } catch (RuntimeException | OutOfMemoryError | AssertionError e) {
            file.discard();
            throw e;
        }
    }
}
