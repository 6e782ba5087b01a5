package org.tradebench.load.sut.compose;

import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.settings.AccessMode;
import org.tradebench.load.settings.Caching;
import org.tradebench.load.settings.CachingMode;
import org.tradebench.load.settings.Eviction;
import org.tradebench.load.settings.JitCompiler;
import org.tradebench.load.settings.Mode;
import org.tradebench.load.settings.OrdersMode;
import org.tradebench.load.settings.Sharing;

/**
 * Translates what running application servers were started with to the settings of the command line.
 *
 * @param environment that all of them have in common
 */
record ClusterSettings(Map<String, String> environment) {
    /** Returns their mode; empty when they differ, or have a mode that this program does not know. */
    Optional<Mode> mode() {
        String setting = environment.getOrDefault("RUNTIME_MODE", "");
        return Arrays.stream(Mode.values())
                .filter(mode -> mode.setting().equalsIgnoreCase(setting))
                .findFirst();
    }

    /** Returns how they process orders; empty when they differ, or do it in a way that this program does not know. */
    Optional<OrdersMode> orders() {
        return OrdersMode.ofSetting(environment.getOrDefault("ORDER_PROCESSING_MODE", ""));
    }

    /** Returns how their pages reach the operations; empty when they differ, or do it in a way that this program does not know. */
    Optional<AccessMode> access() {
        return AccessMode.ofSetting(environment.getOrDefault("ACCESS_MODE", ""));
    }

    /** Returns how they cache; empty when they differ, or do it in a way that this program does not know. */
    Optional<Caching> caching() {
        String type = environment.getOrDefault("CACHING_TYPE", "");
        Optional<CachingMode> mode = Arrays.stream(CachingMode.values())
                .filter(candidate -> candidate.setting().equalsIgnoreCase(type))
                .findFirst();
        if (mode.isEmpty()) {
            return Optional.empty();
        }
        if (mode.get() == CachingMode.NONE) {
            return Optional.of(Caching.NONE);
        }
        String size = environment.getOrDefault("CACHE_SIZE", Integer.toString(Caching.STANDARD_ENTRIES));
        Optional<Eviction> eviction = Arrays.stream(Eviction.values())
                .filter(candidate ->
                        candidate.setting().equalsIgnoreCase(environment.getOrDefault("CACHE_EVICTION", "W-TinyLFU")))
                .findFirst();
        Optional<Sharing> sharing = Arrays.stream(Sharing.values())
                .filter(candidate -> Integer.toString(candidate.number())
                        .equals(environment.getOrDefault("TRADE_REPLICATION_SHARING_TYPE", "1")))
                .findFirst();
        if (!size.matches("[0-9]{1,9}") || eviction.isEmpty() || sharing.isEmpty()) {
            return Optional.empty();
        }
        boolean disk = Boolean.parseBoolean(environment.getOrDefault("CACHE_OFFLOAD", "false"));
        return Optional.of(new Caching(mode.get(), Integer.parseInt(size), eviction.get(), sharing.get(), disk));
    }

    /** Returns the heap of each. */
    @Nullable
    String heap() {
        return Objects.requireNonNull(environment.get("TRADER_HEAP"), "every deployment sets TRADER_HEAP");
    }

    /** Returns the command-line options of each one's JVM. */
    String jvmOptions() {
        return ("-Xmx" + heap() + " " + environment.getOrDefault("TRADER_JVM_OPTIONS", "")).strip();
    }

    /** Returns how far their JVMs compile, by their options. */
    JitCompiler compiler() {
        return jvmOptions().contains(String.join(" ", JitCompiler.C1.options())) ? JitCompiler.C1 : JitCompiler.TIERED;
    }
}
