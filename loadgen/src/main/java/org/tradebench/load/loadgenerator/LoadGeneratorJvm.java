package org.tradebench.load.loadgenerator;

import java.util.ArrayList;
import java.util.List;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.flightrecorder.FlightRecording;
import org.tradebench.load.settings.JitCompiler;

/**
 * Holds the settings of the JVM that JMeter runs in.
 *
 * @param heapMegabytes fixed heap (-Xms = -Xmx), at least 64
 * @param collector garbage collector
 * @param compiler limits its JIT compilers
 * @param recorded whether it will be recorded
 */
public record LoadGeneratorJvm(int heapMegabytes, Collector collector, JitCompiler compiler, boolean recorded) {

    /**
     * Lists the garbage collectors. The default uses the least CPU and threads, because the load generator may share the machine with the system under test.
     */
    public enum Collector {
        /** One thread, least CPU per request. */
        SERIAL("-XX:+UseSerialGC"),
        /** For many virtual users on a machine of its own. */
        PARALLEL("-XX:+UseParallelGC"),
        /** Shorter pauses for more CPU. */
        G1("-XX:+UseG1GC");

        private final String flag;

        Collector(String flag) {
            this.flag = flag;
        }
    }

    public LoadGeneratorJvm {
        if (heapMegabytes < 64) {
            throw Failure.usage("the load generator's heap: expected 64 MB or more, got " + heapMegabytes + " MB");
        }
    }

    /** Returns the default settings, enough for some hundred virtual users. */
    public static LoadGeneratorJvm standard() {
        return compiling(JitCompiler.TIERED);
    }

    /** Returns the same with this limit of the JIT compilers. */
    public static LoadGeneratorJvm compiling(JitCompiler compiler) {
        return new LoadGeneratorJvm(256, Collector.SERIAL, compiler, false);
    }

    /** Returns the same, to be recorded or not. */
    public LoadGeneratorJvm recorded(boolean wanted) {
        return new LoadGeneratorJvm(heapMegabytes, collector, compiler, wanted);
    }

    /** Returns the options of the command line, in order. */
    public List<String> options() {
        List<String> options = new ArrayList<>(List.of(
                "-Xms" + heapMegabytes + "m",
                "-Xmx" + heapMegabytes + "m",
                collector.flag,
                "-Djava.awt.headless=true",
                // JMeter's plan reader (XStream) accesses the JDK's own classes.
                "--add-opens=java.base/java.lang=ALL-UNNAMED",
                "--add-opens=java.base/java.util=ALL-UNNAMED"));
        if (recorded) {
            options.addAll(FlightRecording.JVM_OPTIONS);
        }
        options.addAll(compiler.options());
        return options;
    }
}
