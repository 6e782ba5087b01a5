package org.tradebench.cache.cluster;

import java.util.List;
import java.util.Set;
import org.tradebench.cache.wire.AllowList;
import org.tradebench.cache.wire.KryoEntryCodec;

/** Makes frames as members exchange them, for tests of what carries them. */
public final class WireFrames {
    private WireFrames() {}

    /** Tells an instance to forget all of its entries. */
    public static byte[] dropOfEverything(String instance) {
        KryoEntryCodec codec = new KryoEntryCodec(AllowList.EMPTY);
        return new FrameCodec(codec, codec.fingerprint().hashCode())
                .encode(new FrameCodec.Frame(instance, List.of(new Message.Drop(Set.of()))));
    }
}
