package org.tradebench.load.telemetry.source;

import java.util.List;
import java.util.Optional;

/** Reads how many TCP connections the processes of a network have opened, as the kernel counts them in {@code /proc/net/snmp}. */
public final class ConnectionCount {
    private static final String TCP = "Tcp: ";
    private static final String OPENED = "ActiveOpens";

    private ConnectionCount() {}

    /** The second line of a protocol holds the metrics of the names in its first. */
    public static Optional<Long> parse(String snmp) {
        List<String> lines = snmp.lines().filter(line -> line.startsWith(TCP)).toList();
        if (lines.size() < 2) {
            return Optional.empty();
        }
        int place = List.of(lines.get(0).split(" ", -1)).indexOf(OPENED);
        String[] figures = lines.get(1).split(" ", -1);
        if (place < 0 || place >= figures.length || !figures[place].matches("[0-9]{1,18}")) {
            return Optional.empty();
        }
        return Optional.of(Long.parseLong(figures[place]));
    }
}
