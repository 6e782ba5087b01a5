package org.tradebench.load.sut.inventory;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.ChildProcess;
import org.tradebench.load.telemetry.TelemetrySeries.MachineSample;
import org.tradebench.load.telemetry.TierSample;
import org.tradebench.load.telemetry.source.HostWatch.HostReading;

/** Queries an agent on another machine. It answers questions only, so that a sample is as old as its transfer and no older. */
public final class HostAgent implements AutoCloseable {
    private static final JsonMapper JSON = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    /** Enough for a JVM on a busy machine; one that cannot start ends, which is reported at once. */
    private static final Duration START = Duration.ofMinutes(2);

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    /** A sample that comes later is of no use: the next one is due. */
    private static final Duration SAMPLE_PATIENCE = Duration.ofMillis(900);

    private static final int ROUND_TRIPS = 20;
    private static final String END = "\0";

    private final String host;
    private final Process process;
    private final Path log;
    private final Writer questions;
    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    private final Set<String> taken = new HashSet<>();
    private Agent.@Nullable AgentFacts facts;
    private @Nullable HostReading reading;
    private int late;
    private boolean ended;

    private HostAgent(String host, Process process, Path log) {
        this.host = host;
        this.process = process;
        this.log = log;
        this.questions = process.outputWriter(StandardCharsets.UTF_8);
    }

    /**
     * Starts an agent; fails with one line that quotes what came instead of its facts.
     *
     * @param script starts it in a shell there
     * @param log receives its standard error
     */
    public static HostAgent start(Connection connection, String script, Path log) throws InterruptedException {
        HostAgent agent = new HostAgent(connection.host(), connection.start(script, log), log);
        agent.listen();
        try {
            agent.facts = JSON.readValue(agent.facts(START), Agent.AgentFacts.class);
            return agent;
        } catch (IOException e) {
            agent.close();
            throw Failure.of("host " + agent.host + ": the agent sent facts that cannot be read: " + e.getMessage(), e);
        } catch (RuntimeException e) {
            agent.close();
            throw e;
        }
    }

    private void listen() {
        Thread reader = new Thread(
                () -> {
                    try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
                        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                            answers.add(line);
                        }
                    } catch (IOException broken) {
                        // It is reported as the agent's end below.
                    }
                    answers.add(END);
                },
                "agent-" + host);
        reader.setDaemon(true);
        reader.start();
    }

    /** Returns the line of facts; greetings of the shell there may precede it. */
    private String facts(Duration patience) throws InterruptedException {
        String line = next(patience);
        while (line != null && !line.startsWith("{")) {
            line = next(patience);
        }
        if (line != null) {
            return line;
        }
        process.waitFor(5, TimeUnit.SECONDS);
        throw Failure.of("host " + host + ": no agent could be started there ("
                + Connection.lastLine(ChildProcess.endOf(log, 20)) + ")");
    }

    private @Nullable String next(Duration patience) throws InterruptedException {
        String line = ended ? END : answers.poll(patience.toMillis(), TimeUnit.MILLISECONDS);
        if (line == null || !line.equals(END)) {
            return line;
        }
        ended = true;
        return null;
    }

    /** Returns what the agent reported when it started. */
    public Agent.AgentFacts facts() {
        return Objects.requireNonNull(facts, "start() has read them");
    }

    private @Nullable String ask(String question, Duration patience) throws InterruptedException {
        try {
            questions.write(question + "\n");
            questions.flush();
        } catch (IOException gone) {
            return null;
        }
        String answer = next(patience);
        // Answers that came too late belong to earlier questions.
        while (late > 0 && answer != null) {
            late--;
            answer = next(patience);
        }
        if (answer == null && !ended) {
            late++;
        }
        return answer;
    }

    public synchronized Clock clock() throws InterruptedException {
        // It takes the best of several: the first ones run in code that is not compiled yet.
        Clock best = clockOnce();
        for (int i = 1; i < ROUND_TRIPS; i++) {
            Clock clock = clockOnce();
            if (clock.errorMillis() < best.errorMillis()) {
                best = clock;
            }
        }
        return best;
    }

    private Clock clockOnce() throws InterruptedException {
        long sent = micros();
        String answer = ask(Agent.TIME, PATIENCE);
        long received = micros();
        return Clock.of(sent, number(answer, Agent.TIME), received);
    }

    private static long micros() {
        return ChronoUnit.MICROS.between(Instant.EPOCH, Instant.now());
    }

    /** Has the agent watch a node; returns false when the node's process was not found, which it may be later. */
    public synchronized boolean watch(WatchOrder order) throws InterruptedException {
        try {
            return number(ask(Agent.WATCH + JSON.writeValueAsString(order), PATIENCE), "found") != 0;
        } catch (IOException e) {
            throw Failure.of("host " + host + ": " + e.getMessage(), e);
        }
    }

    private long number(@Nullable String answer, String name) {
        try {
            JsonNode value = answer == null ? null : JSON.readTree(answer).get(name);
            if (value != null && value.isNumber()) {
                return value.asLong();
            }
        } catch (IOException e) {
            // It is reported below, like an answer without the number.
        }
        throw Failure.of("host " + host + ": the agent there does not answer (" + answer + ")");
    }

    /** Returns what a node used by now; null when the agent does not answer in time. */
    public synchronized @Nullable TierSample sample(String node) {
        HostReading now = reading(node);
        return now == null ? null : now.nodes().get(node);
    }

    /** Returns what the machine used by now; null when the agent does not answer in time. */
    public synchronized @Nullable MachineSample machine() {
        HostReading now = reading("");
        return now == null ? null : new MachineSample(0, now.busySeconds(), now.stealSeconds(), now.speed());
    }

    /** Returns one reading to every caller once; a caller that asks again gets a new one. */
    private @Nullable HostReading reading(String asker) {
        if (reading == null || !taken.add(asker)) {
            taken.clear();
            taken.add(asker);
            reading = read();
        }
        return reading;
    }

    private @Nullable HostReading read() {
        try {
            String answer = ended ? null : ask(Agent.SAMPLE, SAMPLE_PATIENCE);
            return answer == null ? null : JSON.readValue(answer, HostReading.class);
        } catch (IOException e) {
            return null;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return null;
        }
    }

    /** Ends the agent by closing its standard input. */
    @Override
    public void close() {
        Connection.end(process, PATIENCE);
    }
}
