package org.tradebench.load.server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tradebench.load.settings.ServerProduct;

/** Describes how one application server product, installed with the application, is started, and how its log is read. */
public interface ServerInstallation {
    ServerProduct product();

    /** Returns its version; empty when the installation does not show it. */
    Optional<String> version();

    /** Checks that it exists, with the application, before anything is started. */
    void require();

    /** Makes a server's folder ready for its next start. */
    AfterStop prepare(Path folder, JavaRuntime java) throws IOException;

    /** Returns the options that the JVM needs for the server itself, before those of its user. */
    List<String> jvmOptions(JavaRuntime java, Path folder);

    /** Returns the command line after the JVM's options. */
    List<String> program(Path folder);

    /**
     * Adds the variables that set the server's own folder and its listeners.
     *
     * @param environment with the application's start settings, including ports and address
     */
    void complete(Map<String, String> environment, Path folder);

    /** Returns the file to which a server in a folder writes what it does. */
    Path log(Path folder);

    /** Reads the lines of that file. */
    ServerMessages messages(List<String> lines);

    /** Returns the files in a server's folder that are not read again: caches, journals of messages and transactions, keys. */
    List<String> leftovers();

    /** Does what is to be done after a server that has served has stopped in order. */
    @FunctionalInterface
    interface AfterStop {
        /** @param secrets of its environment, which the server may have written into its files */
        void run(List<String> secrets) throws IOException;
    }
}
