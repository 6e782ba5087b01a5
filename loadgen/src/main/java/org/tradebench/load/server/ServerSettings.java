package org.tradebench.load.server;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tradebench.load.process.KnownEnvironment;

/**
 * Describes how one application server is started.
 *
 * @param installation the server with the application
 * @param outputFolder for the server's logs and everything else that it writes; each running server has its own
 * @param heap as -Xmx takes it
 * @param jvmOptions further options of the JVM, after the heap
 * @param httpPort of this machine
 * @param httpsPort of this machine
 * @param environment the application's start settings: database, mode and so on
 */
public record ServerSettings(
        ServerInstallation installation,
        Path outputFolder,
        JavaRuntime java,
        String heap,
        List<String> jvmOptions,
        int httpPort,
        int httpsPort,
        Map<String, String> environment) {
    static final String SERVER = "trader";

    /** Setting of the application server: the address that it listens on. */
    public static final String ADDRESS = "HTTP_ADDRESS";

    /** Setting of the application server: requests that one connection may bring. */
    public static final String KEEP_ALIVE = "TRADER_KEEP_ALIVE_REQUESTS";

    /** Address that is not reachable from other machines. */
    public static final String LOOPBACK = "localhost";

    /** Returns the server's interpretation of {@link #KEEP_ALIVE}: −1, for never closed, for everything that is no number. */
    public static int requestsPerConnection(String requested) {
        return requested.strip().matches("[0-9]{1,9}") ? Integer.parseInt(requested.strip()) : -1;
    }

    /** Returns the host in its URLs, for programs of this machine: this machine itself unless it listens on one other address only. */
    String localHost() {
        String address = environment.getOrDefault(
                ADDRESS, KnownEnvironment.ofApplication().getOrDefault(ADDRESS, LOOPBACK));
        if (List.of("*", "0.0.0.0", "::").contains(address)) {
            return LOOPBACK;
        }
        return address.indexOf(':') >= 0 ? "[" + address + "]" : address;
    }

    /** Returns the JVM's options in order: the platform's, the server's own, then the user's. They are recorded with every result. */
    public List<String> allJvmOptions() {
        List<String> options = new ArrayList<>(installation.jvmOptions(java, folder()));
        options.add("-Xmx" + heap);
        options.add("-Djava.awt.headless=true");
        options.addAll(jvmOptions);
        return options;
    }

    /** Returns the server's own folder, in the output folder. */
    Path folder() {
        return outputFolder.resolve(SERVER);
    }

    public Path messagesLog() {
        return installation.log(folder());
    }
}
