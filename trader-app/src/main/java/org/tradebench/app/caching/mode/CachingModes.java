package org.tradebench.app.caching.mode;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.tradebench.app.caching.CacheNames;
import org.tradebench.app.caching.InvalidatingServices;
import org.tradebench.app.caching.TradeCache;
import org.tradebench.app.caching.command.CommandServices;
import org.tradebench.app.caching.command.TradeCommands;
import org.tradebench.app.caching.map.MapServices;
import org.tradebench.app.domain.OrderEnded;
import org.tradebench.app.services.AnswerMemory;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.settings.CachingType;
import org.tradebench.app.settings.TradeSettings;

/** Puts before each way to the operations what the caching type asks for. */
@ApplicationScoped
public class CachingModes implements AnswerMemory {

    /** Made once each: a request only chooses. */
    private record Layer(CachingType type, TradeServices services) {}

    private final TradeSettings settings;
    private final TradeCache cache;
    private final TradeCommands commands;
    private final Map<Layer, TradeServices> layers = new ConcurrentHashMap<>();

    /** For the container's proxy. */
    protected CachingModes() {
        settings = null;
        cache = null;
        commands = null;
    }

    @Inject
    public CachingModes(TradeSettings settings, TradeCache cache, TradeCommands commands) {
        this.settings = settings;
        this.cache = cache;
        this.commands = commands;
    }

    @Override
    public TradeServices before(TradeServices services) {
        return layer(settings.cachingType(), services);
    }

    @Override
    public TradeServices beforeWithoutAnswers(TradeServices services) {
        return layer(CachingType.NO_CACHING, services);
    }

    @Override
    public void forget(OrderEnded order) {
        cache.invalidate(CacheNames.of(order));
    }

    private TradeServices layer(CachingType type, TradeServices services) {
        return layers.computeIfAbsent(
                new Layer(type, services), layer -> made(type).apply(services));
    }

    private Function<TradeServices, TradeServices> made(CachingType type) {
        return switch (type) {
            case NO_CACHING -> services -> new InvalidatingServices(cache, services);
            case DISTRIBUTED_MAP -> services -> new MapServices(cache, services);
            case COMMAND, COMMAND_AND_SERVLET -> services -> new CommandServices(commands, services);
        };
    }
}
