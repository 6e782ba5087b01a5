package org.tradebench.cache.command;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.LifeLimit;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.policy.CacheId;

/**
 * Performs work with inputs and outputs: set the inputs, let a {@link CommandCache} execute it, read the outputs. One thread at a time; used again only after
 * {@link #reset()}.
 *
 * <p>The class is public, or its package is open to this library, so that the policy's methods and fields can be read.
 *
 * @param <X> what its work may throw; RuntimeException when nothing checked
 */
public abstract class CacheableCommand<X extends Exception> {
    private boolean executed;
    private @Nullable CommandPlan plan;
    private @Nullable CacheId<Object> cacheId;
    private @Nullable CacheableCommand<?> caller;
    private final Set<Object> inherited = new HashSet<>();
    private final LifeLimit inheritedLimit = new LifeLimit();

    /** Returns whether all inputs are set. */
    public abstract boolean isReadyToCallExecute();

    /** Turns the inputs into the outputs. Its transaction, if it has one of its own, has ended when it returns. */
    protected abstract void performExecute() throws X;

    /**
     * Runs on a miss, before the work.
     *
     * @return true when the work is already done and is not to run
     */
    protected boolean preExecute() throws X {
        return false;
    }

    /** Runs after the work, before its outputs are stored. */
    protected void postExecute() throws X {}

    /** Returns whether there is anything to read after the work. */
    public boolean hasOutputs() {
        return true;
    }

    /** Returns the outputs as one immutable value, cached and served by reference. Null is not cached. */
    protected abstract @Nullable Object outputs();

    /** Takes over the outputs that a command of the same class and the same id has made. */
    protected abstract void setOutputs(Object outputs);

    /** Prepares another execution; the inputs stay. A subclass forgets its outputs here, too. */
    public void reset() {
        executed = false;
        plan = null;
        cacheId = null;
        caller = null;
        inherited.clear();
        inheritedLimit.clear();
    }

    /**
     * Nests this command in another one's work: what invalidates this one's entry then invalidates the other's, too, and the other's lives no longer than this
     * one's. To be called before the execution.
     */
    public final void setCaller(CacheableCommand<?> newCaller) {
        caller = newCaller;
    }

    /** Adds groups that the entry of this command also depends on. */
    public final void unionDependencies(Set<?> names) {
        inherited.addAll(names);
    }

    /** Returns the entry's id, once executed; null when the policy gives none. */
    public final @Nullable String getId() {
        return cacheId == null ? null : cacheId.text();
    }

    /** Returns the sharing policy that the policy file names for this entry; null when the instance's default holds. */
    public final @Nullable SharingPolicy getSharingPolicy() {
        return cacheId == null ? null : cacheId.rule().sharingPolicy();
    }

    /**
     * Returns what the entry is stored with, once executed; empty when the policy gives no id. A time to live that a nested command limits is what is left of it by now.
     */
    public final Optional<EntryOptions> getEntryInfo() {
        return cacheId == null
                ? Optional.empty()
                : Optional.of(entryOptions(requireNonNull(plan).instance().nanoTime()));
    }

    final void begin() {
        if (executed) {
            throw new IllegalStateException(
                    getClass().getName() + " was executed a second time; call reset() between two executions");
        }
        if (!isReadyToCallExecute()) {
            throw new UnsetInputsException(getClass());
        }
    }

    final void identify(CommandPlan newPlan, @Nullable CacheId<Object> newCacheId) {
        plan = newPlan;
        cacheId = newCacheId;
    }

    /** Does the work unless {@link #preExecute} has done it. */
    final void work() throws X {
        if (!preExecute()) {
            performExecute();
        }
    }

    final void end() {
        executed = true;
    }

    final boolean isExecuted() {
        return executed;
    }

    final void adoptOutputs(Object outputs) {
        if (hasOutputs()) {
            setOutputs(outputs);
        }
        executed = true;
    }

    final @Nullable Object outputsToCache() {
        return hasOutputs() ? outputs() : null;
    }

    final boolean hasCaller() {
        return caller != null;
    }

    /** Returns the id of a command that is known to be cacheable. */
    final CacheId<Object> requireId() {
        return requireNonNull(cacheId, "a command with an id");
    }

    /** Returns the groups of this entry: the policy's and those of the nested commands. */
    final Set<Object> dependencies() {
        Set<Object> all = new HashSet<>(inherited);
        if (plan != null) {
            all.addAll(plan.policy().dependencyIds(this));
        }
        return all;
    }

    final EntryOptions entryOptions(long now) {
        EntryOptions own = requireId().rule().options(requireNonNull(plan).name(), dependencies());
        return own.withTimeToLive(inheritedLimit.within(own.timeToLive(), now));
    }

    /** Returns whether the outputs of a nested command may not be served any more, nor then this one's. */
    final boolean isOutlived(long now) {
        return inheritedLimit.isOver(now);
    }

    /** Returns how long the outputs may be served from now on; zero: for ever. */
    final Duration timeToLive(long now) {
        return cacheId == null
                ? inheritedLimit.within(Duration.ZERO, now)
                : entryOptions(now).timeToLive();
    }

    /**
     * Adds to the caller what it now depends on.
     *
     * @param limit how long this command's outputs may be served from now on; zero: for ever
     */
    final void addDependenciesToCaller(Set<?> dependencyIds, Duration limit, long now) {
        if (caller == null) {
            return;
        }
        caller.inherited.addAll(dependencyIds);
        if (cacheId != null) {
            caller.inherited.add(cacheId.text());
        }
        caller.inheritedLimit.atMost(limit, now);
    }
}
