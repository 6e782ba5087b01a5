package org.tradebench.app.caching.command;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.caching.Outcome;
import org.tradebench.app.caching.TradeCache;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.command.CommandCache;
import org.tradebench.cache.command.CommandSettings;
import org.tradebench.cache.command.Transactions;
import org.tradebench.cache.policy.CacheSkip;

/** Executes commands with the current cache instance. */
@ApplicationScoped
public class TradeCommands {
    /** Determines the outcome of a command's transaction, which has ended by the time the command's work returns or throws. */
    private static final Transactions ENDED = new Transactions() {
        @Override
        public Transactions.Outcome outcomeOf(Throwable thrown) {
            return endOf(thrown);
        }

        @Override
        public void afterCommit(Runnable invalidations) {
            TradeCache.afterCommit(invalidations);
        }
    };

    private record Executor(CacheInstance instance, CommandCache commands) {}

    private TradeCache cache;
    private TradePolicies policies;
    private volatile @Nullable Executor executor;

    @SuppressWarnings("NullAway")
    protected TradeCommands() {}

    @Inject
    public TradeCommands(TradeCache cache, TradePolicies policies) {
        this.cache = cache;
        this.policies = policies;
    }

    private static Transactions.Outcome endOf(Throwable thrown) {
        return Outcome.isUnchanged(thrown) ? Transactions.Outcome.ROLLED_BACK : Transactions.Outcome.UNKNOWN;
    }

    /** Returns the command's output, from the cache or by its work. */
    <O> O output(TradeCommand<O> command) {
        return with(commands -> {
            if (commands == null) {
                command.performExecute();
            } else {
                commands.execute(command);
            }
            return command.output();
        });
    }

    /** Returns whether the cache could serve the command, which then has its output. */
    boolean isServed(TradeCommand<?> command) {
        return with(commands -> commands != null && commands.executeFromCache(command));
    }

    /** Pairs a lease with the cache instance that issued it; for any other instance it means nothing. */
    record InstanceLease(CacheInstance instance, Lease lease) {}

    /** Takes the lease for {@link #keep}, before the output is read from the database; null when nothing can be cached. */
    @Nullable
    InstanceLease lease() {
        CacheInstance answers = cache.answers();
        return answers == null ? null : new InstanceLease(answers, answers.lease());
    }

    /** Caches the output that {@link TradeCommand#setOutput} has set, unless the settings have changed since the lease was taken. */
    void keep(TradeCommand<?> command, @Nullable InstanceLease taken) {
        if (taken != null && cache.answers() == taken.instance()) {
            executor(taken.instance()).commands().updateCache(command, taken.lease());
        }
    }

    private <T> T with(Function<@Nullable CommandCache, T> use) {
        CacheInstance instance = cache.instance().orElse(null);
        try {
            if (instance == null) {
                return use.apply(null);
            }
            CommandCache commands = executor(instance).commands();
            if (cache.answers() != null) {
                return use.apply(commands);
            }
            CacheSkip.Scope pastTheCache = CacheSkip.begin();
            try {
                return use.apply(commands);
            } finally {
                pastTheCache.close();
            }
        } finally {
            // The settings have changed meanwhile: what this operation has invalidated was in another cache.
            if (cache.instance().orElse(null) != instance) {
                cache.clear();
            }
        }
    }

    private Executor executor(CacheInstance instance) {
        Executor latest = executor;
        if (latest == null || latest.instance() != instance) {
            CommandSettings how = new CommandSettings(cache.invalidatesBefore(), cache.waitsForConfirmation());
            latest = new Executor(
                    instance,
                    CommandCache.builder(policies.get(), instance)
                            .settings(how)
                            .transactions(ENDED)
                            .build());
            executor = latest;
        }
        return latest;
    }
}
