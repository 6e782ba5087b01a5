package org.tradebench.app.services;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import java.util.EnumMap;
import java.util.Map;
import org.tradebench.app.settings.OperationAccess;
import org.tradebench.app.settings.RuntimeMode;
import org.tradebench.app.settings.TradeSettings;

/**
 * The operations in the runtime mode and the access mode now in force. Ask once per request: the modes may change between
 * two calls.
 */
@ApplicationScoped
public class CurrentTradeServices {

    private final TradeSettings settings;
    private final AnswerMemory memory;
    private final Map<RuntimeMode, TradeServices> services = new EnumMap<>(RuntimeMode.class);
    private final TradeServices byWebService;
    private final Map<RuntimeMode, ModeServices> bare = new EnumMap<>(RuntimeMode.class);

    /** For the container's proxy. */
    protected CurrentTradeServices() {
        settings = null;
        memory = null;
        byWebService = null;
    }

    @Inject
    public CurrentTradeServices(
            TradeSettings settings,
            @Any Instance<ModeServices> modes,
            @ByWebService TradeServices byWebService,
            Guard guard,
            PasswordRules passwords,
            OrderPlacing placing,
            OrderTally tally,
            PlacedOrders placed,
            AnswerMemory memory) {
        this.settings = settings;
        this.memory = memory;
        this.byWebService = byWebService;
        for (RuntimeMode mode : RuntimeMode.values()) {
            ModeServices ofMode = modes.select(new ForMode.Literal(mode)).get();
            bare.put(mode, ofMode);
            services.put(mode, new GuardedTradeServices(ofMode, guard, passwords, placing, tally, placed));
        }
    }

    /** The operations for a page, by the access mode now in force, behind what remembers their answers. */
    public TradeServices get() {
        return memory.before(accessed());
    }

    /** The same, each answer from the database: for callers who keep answers themselves. */
    public TradeServices withoutMemory() {
        return memory.beforeWithoutAnswers(accessed());
    }

    /** The operations in this server, whatever the access mode says, behind what remembers their answers: for whom a message reaches from outside. */
    public TradeServices here() {
        return memory.before(services.get(settings.runtimeMode()));
    }

    /**
     * The same, each answer from the database: for messages of a server of ours, which remembers answers itself. It may be this one, and wait for
     * this very answer to keep it.
     */
    public TradeServices hereWithoutMemory() {
        return memory.beforeWithoutAnswers(services.get(settings.runtimeMode()));
    }

    /** The operations in this server, each answer from the database, and nothing invalidated: for callers who announce themselves what they have changed. */
    public TradeServices unannounced() {
        return services.get(settings.runtimeMode());
    }

    private TradeServices accessed() {
        return settings.accessMode() == OperationAccess.WEB_SERVICES
                ? byWebService
                : services.get(settings.runtimeMode());
    }

    /** The mode's operations alone, in the transaction of the caller, who announces what they have changed once it is committed. */
    public ModeServices inTransaction() {
        return bare.get(settings.runtimeMode());
    }
}
