package org.tradebench.load.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.ChildProcess;
import org.tradebench.load.process.KnownEnvironment;
import org.tradebench.load.process.Ports;
import org.tradebench.load.server.ServerInstallation.AfterStop;

/** Runs the application on its server, in a process of its own. */
public final class RunningServer implements AutoCloseable {
    /** Occurs in the names of variables whose values are secrets. */
    private static final Pattern SECRET = Pattern.compile("PASSWORD|SECRET", Pattern.CASE_INSENSITIVE);

    /** Exit code of a JVM that was ended in order by TERM. */
    private static final int ENDED_BY_TERM = 143;

    /** Milliseconds between two requests for the first page: the error of the measured start time. */
    private static final long POLL_MILLIS = 50;

    private final ServerSettings settings;
    private final ChildProcess process;
    private final AfterStop afterStop;

    /** Values of secret environment variables, which the server may write into its files. */
    private final List<String> secrets;

    private final long launched = System.nanoTime();
    private @Nullable Duration startTime;

    private RunningServer(ServerSettings settings, ChildProcess process, AfterStop afterStop, List<String> secrets) {
        this.settings = settings;
        this.process = process;
        this.afterStop = afterStop;
        this.secrets = secrets;
    }

    /** Starts the server's process; {@link #awaitAnswer} waits until it serves. */
    public static RunningServer start(ServerSettings settings) {
        ServerInstallation installation = settings.installation();
        installation.require();
        Ports.requireFree(settings.httpPort(), "--http-port");
        Ports.requireFree(settings.httpsPort(), "--https-port");
        Path folder = settings.folder();
        AfterStop afterStop;
        try {
            Files.createDirectories(folder);
            afterStop = installation.prepare(folder, settings.java());
        } catch (IOException e) {
            throw Failure.of("cannot write to " + folder + ": " + e.getMessage(), e);
        }
        Map<String, String> environment = environment(settings);
        List<String> command = new ArrayList<>();
        command.add(settings.java().executable().toString());
        command.addAll(settings.allJvmOptions());
        command.addAll(installation.program(folder));
        return new RunningServer(
                settings,
                ChildProcess.start(
                        "the application server",
                        command,
                        folder,
                        environment,
                        settings.outputFolder().resolve("console.log")),
                afterStop,
                secrets(environment));
    }

    private static List<String> secrets(Map<String, String> environment) {
        return environment.entrySet().stream()
                .filter(variable -> SECRET.matcher(variable.getKey()).find())
                .map(Map.Entry::getValue)
                .filter(value -> !value.isEmpty())
                .toList();
    }

    private static Map<String, String> environment(ServerSettings settings) {
        Map<String, String> environment = KnownEnvironment.ofApplication();
        environment.putAll(settings.environment());
        environment.putIfAbsent(ServerSettings.ADDRESS, ServerSettings.LOOPBACK);
        environment.put("HTTP_PORT", Integer.toString(settings.httpPort()));
        environment.put("HTTPS_PORT", Integer.toString(settings.httpsPort()));
        environment.put("JAVA_HOME", settings.java().home().toString());
        settings.installation().complete(environment, settings.folder());
        return environment;
    }

    /**
     * Waits until a page of the application answers: the server may report that it is ready before the application is.
     *
     * @param limit after which the start has failed
     */
    public void awaitAnswer(Duration limit) throws InterruptedException {
        PageProbe probe = new PageProbe(address().resolve("app"));
        long end = System.nanoTime() + limit.toNanos();
        while (!probe.answers()) {
            if (!process.isAlive()) {
                throw failed("ended by itself with exit code " + process.exitCode());
            }
            ServerMessages messages = messages();
            if (messages.fatal().isPresent()) {
                throw failed("cannot serve the application");
            }
            if (System.nanoTime() > end) {
                throw failed("did not serve " + probe.page() + " within " + limit.toSeconds() + " s ("
                        + probe.lastAnswer() + ")");
            }
            Thread.sleep(POLL_MILLIS);
        }
        startTime = Duration.ofNanos(System.nanoTime() - launched);
    }

    private Failure failed(String how) {
        ServerMessages messages = messages();
        // A JVM that ended before it wrote messages has printed the reason on its console.
        boolean silent = messages.lines().isEmpty();
        List<String> shown = silent ? process.logEnd(15) : messages.linesToShow();
        return Failure.of("the application server " + how + ". From "
                + (silent ? process.log() : settings.messagesLog()) + ":\n  " + String.join("\n  ", shown));
    }

    private ServerMessages messages() {
        Path log = settings.messagesLog();
        if (!Files.isReadable(log)) {
            return settings.installation().messages(List.of());
        }
        try {
            return settings.installation().messages(Files.readAllLines(log));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the application's root, ending with a slash. */
    public URI address() {
        return URI.create("http://" + settings.localHost() + ":" + settings.httpPort() + "/daytrader/");
    }

    /** Returns the time from the start of its process to the application's first page; null before that. */
    public @Nullable Duration startTime() {
        return startTime;
    }

    public long pid() {
        return process.pid();
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    public ServerSettings settings() {
        return settings;
    }

    /** Stops the server in order; kills it when it does not stop in time. */
    @Override
    public void close() {
        process.close();
        if (startTime != null && !process.isAlive() && process.exitCode() == ENDED_BY_TERM) {
            try {
                afterStop.run(secrets);
            } catch (IOException | UncheckedIOException notKept) {
                // The next server starts more slowly; this one has done its work.
            }
        }
    }
}
