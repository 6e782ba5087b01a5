package org.tradebench.tests.oracle;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.tradebench.load.process.ChildProcess;
import org.tradebench.load.process.Ports;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.server.JavaRuntime;
import org.tradebench.tests.harness.Await;

/** An Open Liberty server with its own distributed maps and a servlet that executes scripts. It uses the application's installation of Open Liberty. */
final class LibertyOracle implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private static final Duration ONE_SCENARIO = Duration.ofSeconds(60);

    /** Size of each cache, the same as of ours. */
    static final int ENTRIES = 100;

    private static final String CACHE = """
            <distributedMap id="%s" jndiName="%s" memorySizeInEntries="%d"/>
            """;

    private static final String CONFIGURATION = """
            <server>
              <featureManager>
                <feature>servlet-6.0</feature>
                <feature>distributedMap-1.0</feature>
              </featureManager>
              %s
              <httpEndpoint id="defaultHttpEndpoint" host="localhost" httpPort="%d" httpsPort="-1"/>
              <webApplication location="oracle.war" contextRoot="/"/>
            </server>
            """;

    private final ChildProcess process;
    private final URI script;
    private final HttpClient client = HttpClient.newHttpClient();

    private LibertyOracle(ChildProcess process, int port) {
        this.process = process;
        this.script = URI.create("http://localhost:" + port + "/script");
    }

    /** @param caches their names */
    static LibertyOracle start(List<String> caches) throws IOException {
        Path home = ProjectLayout.current().libertyHome();
        Path folder = ProjectLayout.current().base().resolve("tests/target/oracle");
        Path server = folder.resolve("usr/servers/oracle");
        int port = Ports.free();
        Files.createDirectories(server.resolve("apps"));
        String all = caches.stream()
                .map(name -> CACHE.formatted(name, Script.NAMES + name, ENTRIES))
                .collect(Collectors.joining());
        Files.writeString(server.resolve("server.xml"), CONFIGURATION.formatted(all, port));
        pack(server.resolve("apps/oracle.war"));
        JavaRuntime java = JavaRuntime.current();
        String opened = java.major() >= 24 ? "java24.options" : "java9.options";
        ChildProcess process = ChildProcess.start(
                "the oracle's server",
                List.of(
                        java.executable().toString(),
                        "-javaagent:" + home.resolve("bin/tools/ws-javaagent.jar"),
                        "@" + home.resolve("lib/platform/java").resolve(opened),
                        "-XX:TieredStopAtLevel=1",
                        "-Xmx256m",
                        "-jar",
                        home.resolve("bin/tools/ws-server.jar").toString(),
                        "oracle"),
                server,
                Map.of(
                        "WLP_USER_DIR", folder.resolve("usr").toString(),
                        "WLP_OUTPUT_DIR", folder.resolve("output").toString(),
                        "JAVA_HOME", java.home().toString()),
                folder.resolve("console.log"));
        LibertyOracle oracle = new LibertyOracle(process, port);
        Await.until("the oracle answers (" + process.log() + ")", PATIENCE, () -> oracle.answers(caches.get(0)));
        for (String cache : caches) {
            // One after the other, because two concurrent starts of caches deadlock.
            oracle.run(cache, List.of("size"));
        }
        return oracle;
    }

    private static void pack(Path war) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(war))) {
            for (Class<?> type : List.of(ScriptServlet.class, Script.class, MapFace.class, DynaCacheFace.class)) {
                add(zip, type);
                for (Class<?> inner : type.getDeclaredClasses()) {
                    add(zip, inner);
                }
            }
        }
    }

    private static void add(ZipOutputStream zip, Class<?> type) throws IOException {
        String name = type.getName().replace('.', '/') + ".class";
        zip.putNextEntry(new ZipEntry("WEB-INF/classes/" + name));
        try (InputStream bytes = type.getClassLoader().getResourceAsStream(name)) {
            bytes.transferTo(zip);
        }
        zip.closeEntry();
    }

    private boolean answers(String cache) {
        if (!process.isAlive()) {
            throw new IllegalStateException("the oracle's server has ended: " + process.logEnd(15));
        }
        try {
            return send(cache, List.of("size")).statusCode() == 200;
        } catch (IOException e) {
            return false;
        }
    }

    /** @return an answer for each line */
    List<String> run(String cache, List<String> lines) throws IOException {
        HttpResponse<String> response = send(cache, lines);
        if (response.statusCode() != 200) {
            throw new IllegalStateException("the oracle answers " + response.statusCode() + ": " + response.body());
        }
        return List.of(response.body().split("\n", -1));
    }

    private HttpResponse<String> send(String cache, List<String> lines) throws IOException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(script + "?cache=" + cache))
                .timeout(ONE_SCENARIO)
                .POST(BodyPublishers.ofString(String.join("\n", lines)))
                .build();
        try {
            return client.send(request, BodyHandlers.ofString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        process.close();
    }
}
