package org.tradebench.cache.cluster;

import java.util.List;
import java.util.Set;
import org.tradebench.cache.wire.AllowList;
import org.tradebench.cache.wire.KryoEntryCodec;

/** Creates frames that members exchange, for tests of transports. */
public final class WireFrames {
    private WireFrames() {}

    /** Returns a frame that makes an instance drop all of its entries. */
    public static byte[] dropOfEverything(String instance) {
        KryoEntryCodec codec = new KryoEntryCodec(AllowList.EMPTY);
        return new FrameCodec(codec, codec.fingerprint().hashCode())
                .encode(new FrameCodec.Frame(instance, List.of(new Message.Drop(Set.of()))));
    }
}
