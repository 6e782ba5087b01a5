package org.tradebench.load.telemetry.source;

import java.util.Optional;

/**
 * Holds the CPU times of the whole machine from the first line of {@code /proc/stat}, in clock ticks over all cores.
 *
 * @param busyTicks user, nice, system, interrupts
 * @param stealTicks what the hypervisor gave to others while this machine wanted to run
 */
public record MachineTimes(long busyTicks, long idleTicks, long stealTicks) {
    public static Optional<MachineTimes> parse(String firstLine) {
        String[] fields = firstLine.strip().split(" +", -1);
        if (fields.length < 9 || !fields[0].equals("cpu")) {
            return Optional.empty();
        }
        try {
            long user = Long.parseLong(fields[1]);
            long nice = Long.parseLong(fields[2]);
            long system = Long.parseLong(fields[3]);
            long idle = Long.parseLong(fields[4]);
            long waiting = Long.parseLong(fields[5]);
            long interrupts = Long.parseLong(fields[6]) + Long.parseLong(fields[7]);
            return Optional.of(
                    new MachineTimes(user + nice + system + interrupts, idle + waiting, Long.parseLong(fields[8])));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }
}
