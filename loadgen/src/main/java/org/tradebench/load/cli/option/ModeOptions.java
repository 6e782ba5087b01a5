package org.tradebench.load.cli.option;

import org.jspecify.annotations.Nullable;
import org.tradebench.load.settings.Caching;
import org.tradebench.load.settings.CachingMode;
import org.tradebench.load.settings.Mode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Defines the options with the runtime mode and the caching of an application that a command starts. */
public final class ModeOptions {
    @Option(
            names = "--mode",
            paramLabel = "MODE",
            converter = EnumConverter.OfMode.class,
            description = "Runtime mode: direct, jpa, ejb or session-to-direct (default: direct).")
    private @Nullable Mode mode;

    @Option(
            names = "--caching",
            paramLabel = "WORD",
            converter = EnumConverter.OfCaching.class,
            description =
                    "Caching mode: none, command, command-servlet, distributed-map or, with mode jpa or ejb, second-level "
                            + "(default: none; of the cluster in containers distributed-map).")
    private @Nullable CachingMode caching;

    @Mixin
    private CacheOptions cache;

    /** Returns the runtime mode; null when it was not given. */
    public @Nullable Mode mode() {
        return mode;
    }

    /** Returns whether a caching mode or a property of the cache was given. */
    public boolean describesCache() {
        return caching != null || cache.given();
    }

    /** Returns the caching that was given, with this mode if none was given. */
    public Caching caching(CachingMode unlessGiven) {
        CachingMode chosen = caching == null ? unlessGiven : caching;
        chosen.check(mode == null ? Mode.DIRECT : mode);
        return cache.with(chosen);
    }

    /** Applies the given options to other settings; returns null when nothing was given and {@code base} is null. */
    @Nullable
    Caching over(@Nullable Caching base) {
        if (!describesCache()) {
            return base;
        }
        Caching before = base == null ? Caching.NONE : base;
        return cache.over(before, caching == null ? before.mode() : caching);
    }
}
