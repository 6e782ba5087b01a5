package org.tradebench.app.caching.mode;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.tradebench.app.caching.InvalidationStage;
import org.tradebench.app.caching.TradeCache;
import org.tradebench.app.caching.command.CommandStage;
import org.tradebench.app.caching.command.TradeCommands;
import org.tradebench.app.caching.entity.EntityReads;
import org.tradebench.app.caching.entity.EntityStage;
import org.tradebench.app.caching.map.MapStage;
import org.tradebench.app.domain.OrderEnded;
import org.tradebench.app.services.AnswerCache;
import org.tradebench.app.services.DependencyIds;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.settings.TradeSettings;

/** Chooses the caching stages by the caching type in force. */
@ApplicationScoped
public class CachingStages implements AnswerCache {
    private TradeSettings settings;
    private TradeCache cache;
    private InvalidationStage invalidation;
    private MapStage map;
    private CommandStage commands;
    private EntityStage entities;

    @SuppressWarnings("NullAway")
    protected CachingStages() {}

    @Inject
    public CachingStages(TradeSettings settings, TradeCache cache, TradeCommands commands, EntityReads reads) {
        this.settings = settings;
        this.cache = cache;
        this.invalidation = new InvalidationStage(cache);
        this.map = new MapStage(cache);
        this.commands = new CommandStage(commands);
        this.entities = new EntityStage(cache, reads);
    }

    @Override
    public TradeServices answering(TradeServices next) {
        return switch (settings.cachingType()) {
            case NO_CACHING, SECOND_LEVEL -> invalidating(next);
            case DISTRIBUTED_MAP -> map.before(invalidating(next));
            // Without the invalidation stage: the commands' policies say what is invalidated.
            case COMMAND, COMMAND_AND_SERVLET -> commands.before(next);
        };
    }

    @Override
    public TradeServices invalidating(TradeServices next) {
        return invalidation.before(next);
    }

    @Override
    public TradeServices reading(TradeServices transaction) {
        return entities.before(transaction);
    }

    @Override
    public void invalidate(OrderEnded order) {
        cache.invalidate(DependencyIds.of(order));
    }
}
