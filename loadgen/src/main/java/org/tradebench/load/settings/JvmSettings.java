package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Describes the JVM of the application.
 *
 * @param home folder of its Java installation; null: the Java that runs this program
 * @param heap as -Xmx takes it, such as 512m; null: the target decides, or unknown
 * @param compiler limits the JIT compilers of application and load generator; null: the target decides, or unknown
 * @param options more options, in order; they win over those of the other settings
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record JvmSettings(
        @Nullable String home,
        @Nullable String heap,
        @Nullable JitCompiler compiler,
        List<String> options) {

    /** Default heap of an embedded server. */
    public static final String HEAP = "512m";

    /** Valid heap sizes in words. The application's live heap after its start is 70 to 80 MB. */
    public static final String HEAPS = "128m to 1024g, such as 512m or 2g";

    /** Stands for a JVM of which nothing is set, or nothing is known. */
    public static final JvmSettings UNKNOWN = new JvmSettings(null, null, null, List.of());

    public JvmSettings {
        options = List.copyOf(options);
        options.forEach(option -> SecretNames.refuse("application.jvm.options", option));
        if (heap != null && !isHeap(heap)) {
            throw Range.expected("application.jvm.heap", HEAPS, '"' + heap + '"');
        }
    }

    @JsonCreator
    static JvmSettings of(
            @JsonProperty("home") @Nullable String home,
            @JsonProperty("heap") @Nullable String heap,
            @JsonProperty("compiler") @Nullable JitCompiler compiler,
            @JsonProperty("options") @Nullable List<String> options) {
        return new JvmSettings(home, heap, compiler, options == null ? List.of() : options);
    }

    /** Returns whether a text is a heap size in lower case. */
    public static boolean isHeap(String size) {
        if (!size.matches("[0-9]{1,6}[mg]")) {
            return false;
        }
        long megabytes = Long.parseLong(size.substring(0, size.length() - 1)) * (size.endsWith("g") ? 1024 : 1);
        return megabytes >= 128 && megabytes <= 1_048_576;
    }

    JvmSettings orDefaults() {
        return new JvmSettings(
                home,
                Objects.requireNonNullElse(heap, HEAP),
                Objects.requireNonNullElse(compiler, JitCompiler.TIERED),
                options);
    }

    /** Returns the compiler in force; the default when it is unknown. */
    public JitCompiler effectiveCompiler() {
        return Objects.requireNonNullElse(compiler, JitCompiler.TIERED);
    }
}
