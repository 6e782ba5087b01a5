package org.tradebench.load.telemetry;

import java.util.Map;

/** A way to learn what the tiers use. */
interface CpuReader {
    /**
     * Looks once.
     *
     * @param roots the first process of each tier; its children belong to the tier unless they are another's root
     */
    CpuSample read(long time, Map<Tier, Long> roots, Double samplerSeconds);
}
