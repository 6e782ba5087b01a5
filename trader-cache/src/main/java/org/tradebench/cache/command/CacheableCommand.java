package org.tradebench.cache.command;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.policy.CacheId;

/**
 * A piece of work with inputs and outputs: set the inputs, let a {@link CommandCache} execute it, read the outputs. One thread at a time; used again only
 * after {@link #reset()}.
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
    private Duration inheritedLimit = Duration.ZERO;

    /** Whether all inputs are set. */
    public abstract boolean isReadyToCallExecute();

    /** The work: from the inputs to the outputs. Its transaction, if it has one of its own, has ended when it returns. */
    protected abstract void performExecute() throws X;

    /**
     * Called on a miss, before the work.
     *
     * @return true when the work is already done and is not to run
     */
    protected boolean preExecute() throws X {
        return false;
    }

    /** Called after the work, before its outputs are stored. */
    protected void postExecute() throws X {}

    /** Whether there is anything to read after the work. */
    public boolean hasOutputs() {
        return true;
    }

    /** What the work has made, as one immutable value: it is cached, and served by reference. Null is not cached. */
    protected abstract @Nullable Object outputs();

    /** Takes over the outputs that a command of the same class and the same id has made. */
    protected abstract void setOutputs(Object outputs);

    /** Ready for another execution; the inputs stay. A subclass forgets its outputs here, too. */
    public void reset() {
        executed = false;
        plan = null;
        cacheId = null;
        caller = null;
        inherited.clear();
        inheritedLimit = Duration.ZERO;
    }

    /**
     * Says that this command is executed by another one's work: what invalidates this one's entry then invalidates the other's, too, and the other's lives
     * no longer than this one's. To be called before the execution.
     */
    public final void setCaller(CacheableCommand<?> newCaller) {
        caller = newCaller;
    }

    /** What else the entry of this command depends on. */
    public final void unionDependencies(Set<?> names) {
        inherited.addAll(names);
    }

    /** The entry's id, once executed; null when the policy gives none. */
    public final @Nullable String getId() {
        return cacheId == null ? null : cacheId.text();
    }

    /** The sharing policy that the policy file names for this entry; null when the instance's default holds. */
    public final @Nullable SharingPolicy getSharingPolicy() {
        return cacheId == null ? null : cacheId.rule().sharingPolicy();
    }

    /** What the entry is stored with, once executed; empty when the policy gives no id. */
    public final Optional<EntryOptions> getEntryInfo() {
        return cacheId == null ? Optional.empty() : Optional.of(entryOptions());
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

    /** The work, unless the hook before it has done it. */
    final void work() throws X {
        if (!preExecute()) {
            performExecute();
        }
    }

    /** After its work, or with the outputs of another's. */
    final void end() {
        executed = true;
    }

    final boolean isExecuted() {
        return executed;
    }

    final void take(Object outputs) {
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

    /** The id of a command that is to be cached: the caller has looked. */
    final CacheId<Object> requireId() {
        return requireNonNull(cacheId, "a command with an id");
    }

    /** The groups of this command's entry: the policy's and those of the commands that it has executed. */
    final Set<Object> dependencies() {
        Set<Object> all = new HashSet<>(inherited);
        if (plan != null) {
            all.addAll(plan.policy().dependencyIds(this));
        }
        return all;
    }

    final EntryOptions entryOptions() {
        EntryOptions own = requireId().rule().options(requireNonNull(plan).name(), dependencies());
        return own.withTimeToLive(shorter(own.timeToLive(), inheritedLimit));
    }

    /**
     * Tells the caller what it now depends on.
     *
     * @param limit how long this command's outputs may be served; zero: for ever
     */
    final void tellCaller(Set<?> dependencyIds, Duration limit) {
        if (caller == null) {
            return;
        }
        caller.inherited.addAll(dependencyIds);
        if (cacheId != null) {
            caller.inherited.add(cacheId.text());
        }
        caller.inheritedLimit = shorter(caller.inheritedLimit, limit);
    }

    private static Duration shorter(Duration one, Duration other) {
        if (one.isZero()) {
            return other;
        }
        return other.isZero() || one.compareTo(other) < 0 ? one : other;
    }
}
