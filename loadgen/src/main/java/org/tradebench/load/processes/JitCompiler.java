package org.tradebench.load.processes;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** How far a HotSpot JVM compiles. A JVM that is none ignores the option. */
public enum JitCompiler {
    /** First by C1, what is hot by C2: the JVM's default, and what a release is measured with. It stands still after a hundred thousand requests and more. */
    TIERED("tiered", null),
    /** By C1 alone: still after ten thousand requests, for more CPU an operation. For small budgets. */
    C1("c1", "-XX:TieredStopAtLevel=1");

    private final String word;
    private final String option;

    JitCompiler(String word, String option) {
        this.word = word;
        this.option = option;
    }

    /** The word of the command line and of the results. */
    public String word() {
        return word;
    }

    /** Of the JVM's command line. */
    public List<String> options() {
        return option == null ? List.of() : List.of(option);
    }

    /** The one of a word. */
    public static Optional<JitCompiler> of(String word) {
        return Arrays.stream(values()).filter(one -> one.word.equals(word)).findFirst();
    }
}
