package org.tradebench.load.loadgenerator;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;

/**
 * Determines which part of a load one of several JMeter processes plays. The load's virtual users are numbered through; a process plays some of them, and what
 * a virtual user does depends on its number only (its users, its deck, its draws, the names that it registers). So all processes together play exactly what
 * one would, and no two of them ever play the same user.
 *
 * @param number of the process, from 1
 * @param of how many processes, 1 to 1,000
 */
public record Share(int number, int of) {
    public static final Share WHOLE = new Share(1, 1);

    public Share {
        if (of < 1 || of > 1000 || number < 1 || number > of) {
            throw Failure.usage(
                    "share: expected one such as 2/4, the second of four processes, got " + number + "/" + of);
        }
    }

    /** Reads {@code 2/4}. */
    public static Share parse(String text) {
        if (!text.matches("[0-9]{1,4}/[0-9]{1,4}")) {
            throw Failure.usage("share: expected one such as 2/4, the second of four processes, got '" + text + "'");
        }
        int slash = text.indexOf('/');
        return new Share(Integer.parseInt(text.substring(0, slash)), Integer.parseInt(text.substring(slash + 1)));
    }

    /** Returns the name of the process in file names and messages. */
    public String name() {
        return "load-generator-" + number;
    }

    /** Returns the number of the process's first virtual user, from 0. */
    public int firstClient(int clients) {
        return (int) ((long) clients * (number - 1) / of);
    }

    /** Returns how many virtual users it plays: as even as whole ones can be. */
    public int clients(int clients) {
        if (clients < of) {
            throw Failure.usage("clients: expected at least " + of + ", one for each load-generator process, got "
                    + clients + ": use fewer processes or more clients");
        }
        return (int) ((long) clients * number / of) - firstClient(clients);
    }

    /** Returns its part of the requests of the warm-up, by its part of the virtual users. */
    public long warmupRequests(long requests, int clients) {
        long before = requests * firstClient(clients) / clients;
        return requests * (firstClient(clients) + clients(clients)) / clients - before;
    }

    /** Returns the plan's -J properties of the process; {@code docs/jmeter.md} defines each. */
    Map<String, String> properties(LoadOrder load, @Nullable Path signal) {
        Map<String, String> properties = new LinkedHashMap<>(load.properties());
        if (of > 1) {
            int all = load.virtualUsers();
            properties.put("threads", Integer.toString(clients(all)));
            properties.put("first.thread", Integer.toString(firstClient(all)));
            properties.put("all.threads", Integer.toString(all));
            properties.put(
                    "warmup.requests",
                    Long.toString(warmupRequests(load.settings().warmup().requests(), all)));
            properties.putAll(load.arrivals(clients(all)));
        }
        if (signal != null) {
            properties.put("interval.signal", signal.toString());
        }
        return properties;
    }

    @Override
    public String toString() {
        return number + "/" + of;
    }
}
