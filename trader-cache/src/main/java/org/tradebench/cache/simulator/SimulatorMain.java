package org.tradebench.cache.simulator;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.Eviction;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.service.CacheService;

/**
 * Reads a trace ({@link TraceLine}) from the standard input and writes, a template a line, its name, local hits, remote hits and misses in the window,
 * separated by tabs. Arguments: nodes, entries a node, eviction, number of the sharing policy. Ends with 2 when an argument or a line is wrong.
 */
public final class SimulatorMain {

    private static final int USAGE = 2;

    private SimulatorMain() {}

    @SuppressWarnings("SystemOut") // what this program is for
    public static void main(String[] arguments) throws IOException {
        try {
            run(arguments, System.in, System.out);
        } catch (IllegalArgumentException wrong) {
            System.out.println(wrong.getMessage());
            System.exit(USAGE);
        }
    }

    static void run(String[] arguments, InputStream trace, PrintStream out) throws IOException {
        if (arguments.length != 4) {
            throw new IllegalArgumentException(
                    "NODES ENTRIES EVICTION SHARING-POLICY would be right, for example: 4 2000 LRU 1");
        }
        int nodes = number("nodes", arguments[0]);
        CacheSettings settings = CacheSettings.named("simulated")
                .withMaxEntries(number("entries", arguments[1]))
                .withEviction(Eviction.valueOf(arguments[2]));
        SharingPolicy sharing = SharingPolicy.of(number("sharing policy", arguments[3]));
        try (CacheService service = CacheService.builder().build()) {
            List<CacheInstance> caches = new ArrayList<>();
            for (int node = 0; node < nodes; node++) {
                caches.add(service.instance(settings.withName("node " + node)));
            }
            Simulation simulation = new Simulation(caches, sharing);
            play(simulation, trace);
            simulation
                    .prediction()
                    .templates()
                    .forEach((template, tally) -> out.println(String.join(
                            "\t", template, "" + tally.localHits(), "" + tally.remoteHits(), "" + tally.misses())));
            out.flush();
        }
    }

    private static void play(Simulation simulation, InputStream trace) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(trace, StandardCharsets.UTF_8));
        long number = 0;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            Optional<Step> step = TraceLine.parse(line, ++number);
            step.ifPresentOrElse(simulation::play, simulation::forget);
        }
    }

    private static int number(String what, String word) {
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException notANumber) {
            throw new IllegalArgumentException(what + " is '" + word + "'; it may be a whole number", notANumber);
        }
    }
}
