package org.tradebench.cache.command;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.concurrent.SingleFlight;
import org.tradebench.cache.policy.CacheId;
import org.tradebench.cache.policy.CachePolicies;
import org.tradebench.cache.policy.CachePolicy;
import org.tradebench.cache.policy.CacheSkip;

/** Executes commands as the policies say: from the cache or by their work, and invalidates what their work changes. Thread safe. */
public final class CommandCache {
    /** How often a caller waits for another's run before it does the work itself. */
    private static final int MAX_WAITS = 3;

    private final CachePolicies policies;
    private final Map<String, CacheInstance> instances;
    private final CommandSettings settings;
    private final CommandWork work;
    private final ConcurrentMap<Class<?>, Optional<CommandPlan>> plans = new ConcurrentHashMap<>();

    /** Runs by instance and id; each ends with whether there are outputs that can be cached. */
    private final SingleFlight<String, Lease, Boolean> flights = new SingleFlight<>();

    CommandCache(
            CachePolicies policies,
            Map<String, CacheInstance> instances,
            CommandSettings settings,
            Transactions transactions) {
        this.policies = policies;
        this.instances = instances;
        this.settings = settings;
        this.work = new CommandWork(settings, transactions);
    }

    /**
     * @param instance where commands are cached whose policy names no cache instance
     */
    public static CommandCacheBuilder builder(CachePolicies policies, CacheInstance instance) {
        return new CommandCacheBuilder(policies, instance);
    }

    /**
     * Executes the command, from the cache if it can.
     *
     * @return the same command, its outputs set
     * @throws X what its work throws; nothing is cached then, and what it may have changed is invalidated, unless it is known to be rolled back
     * @throws IllegalStateException when it has been executed since its last reset
     * @throws UnsetInputsException when an input is missing
     */
    public <X extends Exception, C extends CacheableCommand<X>> C execute(C command) throws X {
        command.begin();
        Optional<CommandPlan> planned = plan(command.getClass());
        if (planned.isEmpty()) {
            command.work();
            command.postExecute();
            end(command, unnamedInstance().nanoTime());
            return command;
        }
        CommandPlan plan = planned.get();
        work.begin(command, plan);
        Optional<CacheId<Object>> id = identify(command, plan);
        if (id.isEmpty()) {
            workWithout(command, plan);
        } else if (!serve(command, plan, id.get())) {
            miss(command, plan, id.get());
        }
        return command;
    }

    /**
     * Serves the command from the cache or not at all.
     *
     * @return false when it is not in the cache; the command may then be executed
     */
    public boolean executeFromCache(CacheableCommand<?> command) {
        command.begin();
        Optional<CommandPlan> plan = plan(command.getClass());
        if (plan.isEmpty()) {
            return false;
        }
        Optional<CacheId<Object>> id = identify(command, plan.get());
        return id.isPresent() && serve(command, plan.get(), id.get());
    }

    /**
     * Stores the command's outputs as they are now, without running it.
     *
     * @param lease taken ({@link #lease}) before what the outputs are made of was read
     * @return false when the policy gives no id, an invalidation has overtaken the lease, or the outputs of a nested command have expired
     */
    public boolean updateCache(CacheableCommand<?> command, Lease lease) {
        Optional<CommandPlan> plan = plan(command.getClass());
        if (plan.isEmpty() || identify(command, plan.get()).isEmpty()) {
            return false;
        }
        Object outputs = command.outputsToCache();
        return outputs != null
                && store(
                        command,
                        outputs,
                        plan.get(),
                        lease,
                        plan.get().instance().nanoTime());
    }

    /** Takes the lease before what {@link #updateCache} stores is read. */
    public Lease lease(CacheableCommand<?> command) {
        return plan(command.getClass())
                .map(CommandPlan::instance)
                .orElseGet(this::unnamedInstance)
                .lease();
    }

    private CacheInstance unnamedInstance() {
        return Objects.requireNonNull(instances.get(""), "given to builder()");
    }

    public CommandSettings settings() {
        return settings;
    }

    public CachePolicies policies() {
        return policies;
    }

    private Optional<CommandPlan> plan(Class<?> type) {
        Optional<CommandPlan> known = plans.get(type);
        return known != null ? known : plans.computeIfAbsent(type, this::makePlan);
    }

    private Optional<CommandPlan> makePlan(Class<?> type) {
        return policies.forCommand(type.getName()).map(policy -> {
            policy.check(type);
            return new CommandPlan(
                    type.getName(),
                    policy,
                    Objects.requireNonNull(instances.get(policy.cacheInstance()), "refused by build()"));
        });
    }

    /** @return empty when it is not to be cached */
    private static Optional<CacheId<Object>> identify(CacheableCommand<?> command, CommandPlan plan) {
        CachePolicy<Object> policy = plan.policy();
        Optional<CacheId<Object>> id = policy.cacheId(plan.name(), command);
        command.identify(plan, id.orElse(null));
        boolean cached = !CacheSkip.isOn()
                && id.isPresent()
                && !id.get().rule().properties().doNotCache();
        return cached ? id : Optional.empty();
    }

    private static boolean serve(CacheableCommand<?> command, CommandPlan plan, CacheId<Object> id) {
        Object value = plan.instance().get(id.text(), id.rule().options(plan.name()));
        if (value == null) {
            return false;
        }
        if (command.hasCaller()) {
            return serveWithItsDependencies(command, plan, id);
        }
        command.adoptOutputs(value);
        return true;
    }

    /** Serves what is cached with its dependencies, without counting a hit. After a hit it may have gone or changed. */
    private static boolean serveWithItsDependencies(CacheableCommand<?> command, CommandPlan plan, CacheId<Object> id) {
        long now = plan.instance().nanoTime();
        Optional<EntrySnapshot> entry = plan.instance().servable(id.text());
        entry.ifPresent(found -> {
            command.adoptOutputs(found.value());
            command.addDependenciesToCaller(found.options().dependencyIds(), found.timeLeft(), now);
        });
        return entry.isPresent();
    }

    private <X extends Exception> void miss(CacheableCommand<X> command, CommandPlan plan, CacheId<Object> id)
            throws X {
        if (work.isInTransaction()) {
            workWithout(command, plan);
            return;
        }
        if (!plan.instance().settings().singleFlight()) {
            workAndStore(command, plan, plan.instance().lease());
            return;
        }
        String key = plan.instance().name() + ' ' + id.text();
        for (int waits = 0; waits < MAX_WAITS && !command.isExecuted(); waits++) {
            Optional<Boolean> shared =
                    flights.share(key, plan.instance()::lease, lease -> true, lease -> run(command, plan, id, lease));
            if (command.isExecuted()) {
                return;
            }
            if (shared.isEmpty() || !shared.get()) {
                break;
            }
            // Not what that run has read: an invalidation may have come before this call.
            serveWithItsDependencies(command, plan, id);
        }
        if (!command.isExecuted()) {
            workAndStore(command, plan, plan.instance().lease());
        }
    }

    private <X extends Exception> boolean run(
            CacheableCommand<X> command, CommandPlan plan, CacheId<Object> id, Lease lease) throws X {
        // The run before this one may have ended between the miss and the start.
        return serveWithItsDependencies(command, plan, id) || workAndStore(command, plan, lease);
    }

    /** @return whether there are outputs to cache; an invalidation may have kept them out all the same */
    private <X extends Exception> boolean workAndStore(CacheableCommand<X> command, CommandPlan plan, Lease lease)
            throws X {
        work.run(command, plan);
        Object outputs = command.outputsToCache();
        long now = plan.instance().nanoTime();
        if (outputs != null) {
            store(command, outputs, plan, lease, now);
        }
        end(command, now);
        return outputs != null;
    }

    private static boolean store(CacheableCommand<?> command, Object outputs, CommandPlan plan, Lease lease, long now) {
        return !command.isOutlived(now)
                && plan.instance().fill(command.requireId().text(), outputs, command.entryOptions(now), lease);
    }

    private <X extends Exception> void workWithout(CacheableCommand<X> command, CommandPlan plan) throws X {
        work.run(command, plan);
        end(command, plan.instance().nanoTime());
    }

    private static void end(CacheableCommand<?> command, long now) {
        command.end();
        if (command.hasCaller()) {
            command.addDependenciesToCaller(command.dependencies(), command.timeToLive(now), now);
        }
    }
}
