package org.tradebench.app.services;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.tradebench.app.settings.RuntimeMode;
import org.tradebench.app.settings.TradeSettings;

/** Holds the implementation of the operations for each runtime mode, and knows the mode in force. */
@ApplicationScoped
public class RuntimeModes {
    private final Map<RuntimeMode, ModeServices> modes = new EnumMap<>(RuntimeMode.class);
    private TradeSettings settings;

    @SuppressWarnings("NullAway")
    protected RuntimeModes() {}

    @Inject
    RuntimeModes(TradeSettings settings, @Any Instance<ModeServices> beans) {
        this.settings = settings;
        for (RuntimeMode mode : RuntimeMode.values()) {
            modes.put(mode, beans.select(new ForMode.Literal(mode)).get());
        }
    }

    ModeServices of(RuntimeMode mode) {
        return Objects.requireNonNull(modes.get(mode));
    }

    /** Returns the mode in force without the pipeline, for a caller with a transaction of its own, who must invalidate what was changed after its commit. */
    public ModeServices current() {
        return of(settings.now().runtimeMode());
    }
}
