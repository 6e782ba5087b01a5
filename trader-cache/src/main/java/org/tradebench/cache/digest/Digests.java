package org.tradebench.cache.digest;

import java.util.stream.Stream;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.spi.ContentDigest;

/** Computes digests of a cache's ids and values, by which members compare their contents. */
public final class Digests {
    private Digests() {}

    /** Sums over the entries in one pass, whatever their order. */
    public static ContentDigest of(Stream<EntrySnapshot> entries) {
        long[] sums = new long[3];
        entries.sequential().forEach(entry -> {
            long id = ValueHash.of(entry.id());
            sums[0]++;
            sums[1] += ValueHash.mixed(id);
            sums[2] += ValueHash.mixed(31 * id + ValueHash.of(entry.value()));
        });
        return new ContentDigest(sums[0], sums[1], sums[2]);
    }
}
