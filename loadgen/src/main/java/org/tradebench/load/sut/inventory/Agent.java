package org.tradebench.load.sut.inventory;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.telemetry.Node;
import org.tradebench.load.telemetry.source.HostWatch;

/**
 * Serves {@link HostAgent} on the watched machine: describes it, then answers each line of standard input by one line of JSON, and ends when standard input
 * does. It opens no port and writes no file.
 */
public final class Agent {
    static final String TIME = "time";
    static final String SAMPLE = "sample";
    static final String WATCH = "watch ";

    private static final JsonMapper JSON = new JsonMapper();

    /** Standard error is the agent's log on the side that started it. */
    private final HostWatch watch = new HostWatch(System.err::println);

    /** Answers questions until their stream ends. */
    public static void serve(AgentFacts facts, InputStream questions, PrintStream answers) {
        Agent agent = new Agent();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(questions, StandardCharsets.UTF_8))) {
            send(answers, facts);
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                send(answers, agent.answer(line));
            }
        } catch (IOException e) {
            throw Failure.of("the agent cannot read its input or write its answers: " + e.getMessage(), e);
        }
    }

    private Object answer(String line) throws IOException {
        if (line.equals(TIME)) {
            return Map.of(TIME, ChronoUnit.MICROS.between(Instant.EPOCH, Instant.now()));
        }
        if (line.equals(SAMPLE)) {
            return watch.read();
        }
        if (line.startsWith(WATCH)) {
            WatchOrder order = JSON.readValue(line.substring(WATCH.length()), WatchOrder.class);
            FindProcess process = new FindProcess(order);
            watch.watch(Node.local(order.node(), order.tier()), process);
            Long found = process.get();
            return Map.of("found", found == null ? 0 : found);
        }
        return Map.of("unknown", line);
    }

    private static void send(PrintStream answers, Object what) throws IOException {
        answers.print(JSON.writeValueAsString(what) + "\n");
        answers.flush();
    }

    /**
     * Holds the first message of an agent: versions and machine.
     *
     * @param harness SHA-256 of the harness that contains the agent
     * @param java the major version of its Java
     * @param cores number of cores that it may use
     * @param pid of its process
     * @param machine facts by name, as in a run's manifest
     */
    public record AgentFacts(String harness, int java, int cores, long pid, Map<String, String> machine) {}
}
