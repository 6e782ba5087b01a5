package org.tradebench.load.experiment;

import java.util.BitSet;

/** Reads sets of CPUs as the container engine writes them. */
final class CpuSet {
    private CpuSet() {}

    /**
     * Counts the CPUs of one or more sets, each CPU once.
     *
     * @param sets such as {@code 0-1} or {@code 0,2}, with {@code /} between the sets of several servers
     */
    static int count(String sets) {
        BitSet cpus = new BitSet();
        for (String part : sets.split("[,/]", -1)) {
            String[] ends = part.split("-", -1);
            int first = Integer.parseInt(ends[0]);
            cpus.set(first, Integer.parseInt(ends[ends.length - 1]) + 1);
        }
        return cpus.cardinality();
    }
}
