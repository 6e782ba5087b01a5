package org.tradebench.app.services;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import java.util.EnumMap;
import java.util.Map;
import org.tradebench.app.settings.RuntimeMode;
import org.tradebench.app.settings.TradeSettings;

/**
 * The operations in the runtime mode now in force. Ask once per request: the mode may change between
 * two calls.
 */
@ApplicationScoped
public class CurrentTradeServices {

    private final TradeSettings settings;
    private final AnswerMemory memory;
    private final Map<RuntimeMode, TradeServices> services = new EnumMap<>(RuntimeMode.class);
    private final Map<RuntimeMode, TradeServices> bare = new EnumMap<>(RuntimeMode.class);

    /** For the container's proxy. */
    protected CurrentTradeServices() {
        settings = null;
        memory = null;
    }

    @Inject
    public CurrentTradeServices(
            TradeSettings settings,
            @Any Instance<TradeServices> modes,
            Guard guard,
            OrderPlacing placing,
            AnswerMemory memory) {
        this.settings = settings;
        this.memory = memory;
        for (RuntimeMode mode : RuntimeMode.values()) {
            TradeServices ofMode = modes.select(new ForMode.Literal(mode)).get();
            bare.put(mode, ofMode);
            services.put(mode, new GuardedTradeServices(ofMode, guard, placing));
        }
    }

    /** The implementation of the mode now in force, behind what remembers its answers. */
    public TradeServices get() {
        RuntimeMode mode = settings.runtimeMode();
        return memory.before(mode, services.get(mode));
    }

    /** The same, each answer from the database: for callers who keep answers themselves. */
    public TradeServices withoutMemory() {
        RuntimeMode mode = settings.runtimeMode();
        return memory.beforeWithoutAnswers(mode, services.get(mode));
    }

    /** The same, each answer from the database, and nothing invalidated: for callers who announce themselves what they have changed. */
    public TradeServices unannounced() {
        return services.get(settings.runtimeMode());
    }

    /** The mode's operations alone, in the transaction of the caller, who announces what they have changed once it is committed. */
    public TradeServices inTransaction() {
        return bare.get(settings.runtimeMode());
    }
}
