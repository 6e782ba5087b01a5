package org.tradebench.load.simulation;

import java.io.PrintWriter;
import java.util.Set;

/** Writes a trace as the cache library's simulator reads it. */
final class TraceSink {
    private final PrintWriter out;

    TraceSink(PrintWriter out) {
        this.out = out;
    }

    void lookup(int node, String kind, String id, String group) {
        out.println("lookup\t" + node + '\t' + kind + '\t' + id + '\t' + group);
    }

    void invalidate(int node, Set<String> names) {
        out.println("invalidate\t" + node + '\t' + String.join("\t", names));
    }

    /** The warm-up ends. */
    void window() {
        out.println("window");
    }
}
