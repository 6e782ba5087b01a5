package org.tradebench.load.database;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.tradebench.load.process.TraderHome;

/** Runs {@code trader database} in a process of its own, which a test can kill. */
final class StarterProcess implements AutoCloseable {

    private final Process process;
    private final DatabaseSettings settings;

    private StarterProcess(Process process, DatabaseSettings settings) {
        this.process = process;
        this.settings = settings;
    }

    /**
     * @param home the command's home; its subfolder {@code database} is the server's
     */
    static StarterProcess start(Path home) throws IOException {
        return start(home, System.getProperty("java.class.path"));
    }

    /**
     * @param prefix words before the command, such as {@code setpriv} with its options
     */
    static StarterProcess start(Path home, String classPath, String... prefix) throws IOException {
        List<String> command = new ArrayList<>(List.of(prefix));
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                classPath,
                "org.tradebench.load.cli.Main",
                "database"));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put(TraderHome.VARIABLE, home.toString());
        Process process = builder.start();
        Map<String, String> environment = new HashMap<>();
        StringBuilder printed = new StringBuilder();
        BufferedReader output = process.inputReader();
        while (environment.size() < 5) {
            String line = output.readLine();
            if (line == null) {
                throw new IllegalStateException("The starter printed: " + printed);
            }
            printed.append(line).append('\n');
            if (line.startsWith("export ")) {
                String[] parts = line.substring("export ".length()).split("=", 2);
                environment.put(parts[0], parts[1]);
            }
        }
        return new StarterProcess(
                process, DatabaseSettings.fromEnvironment(environment).orElseThrow());
    }

    /** Copies the class path to a folder that every user may read: its jars may lie in a private home folder. */
    static String readableClassPath(Path folder) throws IOException {
        List<String> entries = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            Path copy = folder.resolve(entries.size() + "-" + Path.of(entry).getFileName());
            Command.output(List.of("cp", "-rL", entry, copy.toString()));
            entries.add(copy.toString());
        }
        return String.join(File.pathSeparator, entries);
    }

    DatabaseSettings settings() {
        return settings;
    }

    long pid() {
        return process.pid();
    }

    /** Sends SIGTERM, as {@code kill} does, and waits for the end. */
    void terminate() throws InterruptedException {
        process.destroy();
        process.waitFor();
    }

    /** Sends SIGKILL, after which no shutdown hook runs, and waits for the end. */
    void kill() throws InterruptedException {
        process.destroyForcibly();
        process.waitFor();
    }

    @Override
    public void close() {
        process.destroy();
    }
}
