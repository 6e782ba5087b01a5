package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Limits the JIT compilers of a HotSpot JVM; other JVMs ignore the option. */
public enum JitCompiler {
    /** C1, then C2 for hot code: the JVM's default, and the choice for measuring releases. Steady after some hundred thousand requests. */
    TIERED("tiered", null),
    /** C1 alone: steady after some ten thousand requests, at more CPU time per operation. For small budgets. */
    C1("c1", "-XX:TieredStopAtLevel=1");

    private final String label;
    private final @Nullable String option;

    JitCompiler(String label, @Nullable String option) {
        this.label = label;
        this.option = option;
    }

    /** Returns its label on the command line, in run files and in results. */
    @JsonValue
    public String label() {
        return label;
    }

    /** Returns the JVM options that set it; none for the default. */
    public List<String> options() {
        return option == null ? List.of() : List.of(option);
    }

    /** Finds a compiler by its label. */
    public static Optional<JitCompiler> of(String label) {
        return Arrays.stream(values()).filter(one -> one.label.equals(label)).findFirst();
    }
}
