package org.tradebench.cache.bench;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.runner.CompilerHints;

/** Runs tasks in an Open Liberty process, which ends when this is closed or this program ends. */
final class BenchLibertyServer implements AutoCloseable {

    /** Timeout of the start, and of what a task does besides its iterations. */
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private static final Duration BETWEEN_QUESTIONS = Duration.ofMillis(50);

    private static final ObjectMapper JSON = new ObjectMapper();

    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final Process process;
    private final Path console;
    private final URI address;

    private BenchLibertyServer(Process process, Path console, int port) {
        this.process = process;
        this.console = console;
        this.address = URI.create("http://localhost:" + port + "/measure");
    }

    /**
     * @param entries maximum number of entries of the server's own map
     * @param options further JVM options
     * @throws BenchFailure when it does not start, or does not accept its configuration
     */
    static BenchLibertyServer start(LibertyFolder.Server folder, int entries, String... options) {
        BenchLibertyServer server;
        try {
            int port = freePort();
            folder.configure(entries, port);
            Files.deleteIfExists(folder.console());
            ProcessBuilder builder = new ProcessBuilder(command(folder.installation(), options))
                    .directory(folder.home().toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(folder.console().toFile());
            builder.environment()
                    .putAll(Map.of(
                            "WLP_USER_DIR", folder.users().toString(),
                            "WLP_OUTPUT_DIR", folder.output().toString(),
                            "JAVA_HOME", System.getProperty("java.home")));
            server = new BenchLibertyServer(builder.start(), folder.console(), port);
        } catch (IOException e) {
            throw new BenchFailure("Open Liberty cannot be started: " + e.getMessage(), e);
        }
        try {
            server.awaitReady();
            return server;
        } catch (RuntimeException e) {
            server.close();
            throw e;
        }
    }

    /** Returns the command that the installation's own script would run, with the JVM options and compiler hints of JMH's processes. */
    private static List<String> command(Path installation, String... options) {
        String opened = Runtime.version().feature() >= 24 ? "java24.options" : "java9.options";
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(Jvm.options()));
        command.addAll(List.of(options));
        CompilerHints.addCompilerHints(command);
        command.addAll(List.of(
                "-javaagent:" + installation.resolve("bin/tools/ws-javaagent.jar"),
                "@" + installation.resolve("lib/platform/java").resolve(opened),
                "-jar",
                installation.resolve("bin/tools/ws-server.jar").toString(),
                LibertyFolder.SERVER));
        return command;
    }

    /** Returns a port below those of outgoing connections, one of which would otherwise take it before the server listens. */
    private static int freePort() throws IOException {
        while (true) {
            int port = ThreadLocalRandom.current().nextInt(20_000, 30_000);
            try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
                return socket.getLocalPort();
            } catch (BindException taken) {
                // Another one is as good.
            }
        }
    }

    private void awaitReady() {
        long begun = System.nanoTime();
        while (!Console.hasStarted(console) || !answers()) {
            if (!process.isAlive()) {
                throw new BenchFailure("Open Liberty has ended by itself, exit code " + process.exitValue() + ": "
                        + Console.error(console).orElseGet(() -> Console.end(console)) + more());
            }
            if (System.nanoTime() - begun > PATIENCE.toNanos()) {
                throw new BenchFailure("Open Liberty does not answer after " + PATIENCE.toSeconds() + " s: "
                        + Console.error(console).orElse("it says nothing of an error") + more());
            }
            pause();
        }
        Console.error(console).ifPresent(error -> {
            throw new BenchFailure("Open Liberty has started with an error: " + error + more());
        });
    }

    private boolean answers() {
        try {
            return send(HttpRequest.newBuilder(address).timeout(PATIENCE).GET()).statusCode() == 204;
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * @param interleaved number of processes whose iterations alternate with this one's
     * @throws BenchFailure when there is no result
     */
    JmhMeasurement measure(BenchTask task, int interleaved) {
        Duration patience = PATIENCE.plusMillis(task.millis() * interleaved);
        try {
            HttpResponse<String> response = send(HttpRequest.newBuilder(address)
                    .timeout(patience)
                    .POST(BodyPublishers.ofString(JSON.writeValueAsString(task))));
            if (response.statusCode() != 200) {
                throw new BenchFailure(
                        "Open Liberty has no result of " + task.kind() + ": " + response.body() + more());
            }
            return JSON.readValue(response.body(), JmhMeasurement.class);
        } catch (HttpTimeoutException e) {
            tellWhereThreadsAre();
            throw new BenchFailure(
                    "Open Liberty has not done " + task.kind() + " after " + patience.toSeconds() + " s" + more(), e);
        } catch (IOException e) {
            throw new BenchFailure("Open Liberty is gone while it measured " + task.kind() + ": " + e + more(), e);
        }
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) throws IOException {
        try {
            return CLIENT.send(request.build(), BodyHandlers.ofString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BenchFailure("interrupted", e);
        }
    }

    private static void pause() {
        try {
            Thread.sleep(BETWEEN_QUESTIONS.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BenchFailure("interrupted", e);
        }
    }

    /** Has the server write a thread dump to its console, as a JVM does on SIGQUIT. */
    private void tellWhereThreadsAre() {
        try {
            new ProcessBuilder("kill", "-QUIT", Long.toString(process.pid()))
                    .start()
                    .waitFor();
            Thread.sleep(Duration.ofSeconds(1).toMillis());
        } catch (IOException e) {
            // The failure is reported without a thread dump.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private String more() {
        return " (all it said: " + console + ")";
    }

    /** Kills the process, which has nothing to save. */
    @Override
    public void close() {
        process.destroyForcibly();
        try {
            if (!process.waitFor(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new BenchFailure("Open Liberty, process " + process.pid() + ", cannot be ended");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
