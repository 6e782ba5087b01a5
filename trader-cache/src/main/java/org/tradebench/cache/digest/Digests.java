package org.tradebench.cache.digest;

import java.util.stream.Stream;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.spi.ContentDigest;

/** Digests of entries. */
public final class Digests {
    private Digests() {}

    /** One pass over the entries; sums, so that their order does not matter. */
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
