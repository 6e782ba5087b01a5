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

    private final String word;
    private final @Nullable String option;

    JitCompiler(String word, @Nullable String option) {
        this.word = word;
        this.option = option;
    }

    /** Returns the word that command line, run files and results use. */
    @JsonValue
    public String word() {
        return word;
    }

    /** Returns the JVM options that set it; none for the default. */
    public List<String> options() {
        return option == null ? List.of() : List.of(option);
    }

    /** Finds a compiler by its word. */
    public static Optional<JitCompiler> of(String word) {
        return Arrays.stream(values()).filter(one -> one.word.equals(word)).findFirst();
    }
}
