package org.tradebench.load.telemetry.source;

import java.io.BufferedReader;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Chooses the reader of what the processes of this machine use: Linux's process file system, or what Java knows of processes. */
final class CpuReaders {
    private static final Path PROC = Path.of("/proc");

    private CpuReaders() {}

    static boolean hasProcessFileSystem() {
        return Files.isReadable(PROC.resolve("stat"));
    }

    static CpuReader ofThisMachine() {
        return hasProcessFileSystem() ? new ProcReader(PROC, ticksPerSecond()) : new HandleReader();
    }

    /** Returns USER_HZ from getconf; 100, the value of every current Linux, when getconf is missing (BusyBox images). */
    private static double ticksPerSecond() {
        try {
            Process getconf = new ProcessBuilder("getconf", "CLK_TCK")
                    .redirectError(Redirect.DISCARD)
                    .start();
            try (BufferedReader answer = getconf.inputReader(StandardCharsets.US_ASCII)) {
                String line = answer.readLine();
                return line != null && line.matches("[1-9][0-9]{0,5}") ? Double.parseDouble(line) : 100;
            }
        } catch (IOException e) {
            return 100;
        }
    }
}
