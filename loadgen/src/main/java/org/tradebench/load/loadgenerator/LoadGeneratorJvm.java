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
 * @param collector how it collects garbage
 * @param compiler how far it compiles
 * @param recorded whether it will be recorded
 */
public record LoadGeneratorJvm(int heapMegabytes, Collector collector, JitCompiler compiler, boolean recorded) {

    /** Collectors; the load generator shares the machine with what it measures, so the one that asks least CPU and threads is the default. */
    public enum Collector {
        /** One thread, least CPU per request. */
        SERIAL("-XX:+UseSerialGC"),
        /** For many clients on a machine of its own. */
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

    /** Enough for some hundred clients. */
    public static LoadGeneratorJvm standard() {
        return compiling(JitCompiler.TIERED);
    }

    /** The same, compiling so far. */
    public static LoadGeneratorJvm compiling(JitCompiler compiler) {
        return new LoadGeneratorJvm(256, Collector.SERIAL, compiler, false);
    }

    /** The same, to be recorded or not. */
    public LoadGeneratorJvm recorded(boolean wanted) {
        return new LoadGeneratorJvm(heapMegabytes, collector, compiler, wanted);
    }

    /** The options of the command line, in order. */
    public List<String> options() {
        List<String> options = new ArrayList<>(List.of(
                "-Xms" + heapMegabytes + "m",
                "-Xmx" + heapMegabytes + "m",
                collector.flag,
                "-Djava.awt.headless=true",
                // JMeter's plan reader (XStream) looks into the JDK's own classes.
                "--add-opens=java.base/java.lang=ALL-UNNAMED",
                "--add-opens=java.base/java.util=ALL-UNNAMED"));
        if (recorded) {
            options.addAll(FlightRecording.JVM_OPTIONS);
        }
        options.addAll(compiler.options());
        return options;
    }
}
