package org.tradebench.cache.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.Caches;
import org.tradebench.cache.policy.CachePolicies;
import org.tradebench.cache.policy.CacheSkip;
import org.tradebench.cache.policy.Specs;

/** Checks when the invalidations of a command are executed. */
class InvalidationOrderTest {
    private final List<String> order = new ArrayList<>();
    private final CacheInstance instance = recording(Caches.open(CacheSettings.named("commands")));

    /** Wraps the instance to record its invalidations, with their names and whether they wait. */
    private CacheInstance recording(CacheInstance real) {
        return (CacheInstance) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {CacheInstance.class}, (proxy, method, arguments) -> {
                    if (method.getName().startsWith("invalidate")) {
                        order.add("invalidate "
                                + ((Set<?>) arguments[0])
                                        .stream().map(Object::toString).sorted().toList()
                                + (arguments[1].equals(true) ? " and wait" : ""));
                    }
                    try {
                        return method.invoke(real, arguments);
                    } catch (InvocationTargetException thrown) {
                        throw thrown.getCause();
                    }
                });
    }

    private CommandCacheBuilder cache() {
        return CommandCache.builder(CommandSpecs.accounts(), instance);
    }

    private WriteAccount write() {
        return new WriteAccount("ann", () -> order.add("commit"));
    }

    private static WriteAccount failing() {
        return new WriteAccount("ann", () -> {
            throw new WriteAccount.Refused("no money");
        });
    }

    @Test
    void sendsAllNamesInOneMessageAfterCommit() throws Exception {
        cache().build().execute(write());

        assertThat(order).containsExactly("commit", "invalidate [Account:ann, Orders:ann] and wait");
    }

    @Test
    void returnsWithoutWaitingWhenConfigured() throws Exception {
        cache().settings(CommandSettings.DEFAULT.withWaitForInvalidation(false))
                .build()
                .execute(write());

        assertThat(order).containsExactly("commit", "invalidate [Account:ann, Orders:ann]");
    }

    @Test
    void invalidatesBeforeWorkWhenConfigured() throws Exception {
        cache().settings(CommandSettings.DEFAULT.withInvalidateBefore(true))
                .build()
                .execute(write());

        assertThat(order).containsExactly("invalidate [Account:ann, Orders:ann] and wait", "commit");
    }

    @Test
    void delaysInvalidationsIfPolicyRequiresIt() throws Exception {
        CachePolicies policies = Specs.parse("<cache>"
                + CommandSpecs.writeAccount("<property name='delay-invalidations'>true</property>") + "</cache>");

        CommandCache.builder(policies, instance)
                .settings(CommandSettings.DEFAULT.withInvalidateBefore(true))
                .build()
                .execute(write());

        assertThat(order).containsExactly("commit", "invalidate [Account:ann, Orders:ann] and wait");
    }

    @Test
    void invalidatesNothingAfterRollback() {
        CommandCache cache = cache().transactions(thrown -> thrown instanceof WriteAccount.Refused
                        ? Transactions.Outcome.ROLLED_BACK
                        : Transactions.Outcome.UNKNOWN)
                .build();

        assertThatThrownBy(() -> cache.execute(failing())).hasMessage("no money");

        assertThat(order).isEmpty();
    }

    @Test
    void invalidatesAfterUnknownOutcome() {
        CommandCache cache = cache().build();

        assertThatThrownBy(() -> cache.execute(failing())).hasMessage("no money");

        assertThat(order).containsExactly("invalidate [Account:ann, Orders:ann] and wait");
    }

    @Test
    void invalidatesAfterCallersTransaction() throws Exception {
        List<Runnable> atCommit = new ArrayList<>();
        CommandCache cache =
                cache().transactions(new OuterTransaction(atCommit)).build();

        cache.execute(write());
        order.add("commit of the caller");
        atCommit.forEach(Runnable::run);

        assertThat(order)
                .containsExactly("commit", "commit of the caller", "invalidate [Account:ann, Orders:ann] and wait");
    }

    @Test
    void storesNothingInsideCallersTransaction() {
        CommandCache outside = cache().build();
        CommandCache inside =
                cache().transactions(new OuterTransaction(new ArrayList<>())).build();

        inside.execute(new ReadAccount("ann", user -> "perhaps not committed"));
        assertThat(instance.size()).isZero();

        outside.execute(new ReadAccount("ann", user -> "committed"));
        assertThat(inside.execute(new ReadAccount("ann", user -> "not run")).account())
                .isEqualTo("committed");
    }

    private record OuterTransaction(List<Runnable> atCommit) implements Transactions {
        @Override
        public Outcome outcomeOf(Throwable thrown) {
            return Outcome.UNKNOWN;
        }

        @Override
        public boolean isActive() {
            return true;
        }

        @Override
        public void afterCommit(Runnable invalidations) {
            atCommit.add(invalidations);
        }
    }

    @Test
    void invalidatesInSkippedRequest() throws Exception {
        CacheSkip.Scope skipping = CacheSkip.begin();
        try {
            cache().build().execute(write());
        } finally {
            skipping.close();
        }

        assertThat(order).hasSize(2);
    }

    @Test
    void invalidatesWhenPostExecuteThrows() {
        CachePolicies policies = Specs.parse("<cache>"
                + CommandSpecs.entry(FailingAfterwards.class, "<invalidation>Account</invalidation>") + "</cache>");
        CommandCache cache = CommandCache.builder(policies, instance)
                .transactions(thrown -> Transactions.Outcome.ROLLED_BACK)
                .build();

        assertThatThrownBy(() -> cache.execute(new FailingAfterwards())).hasMessage("too late");

        assertThat(order).containsExactly("invalidate [Account] and wait");
    }

    /** A command whose work succeeds and whose {@code postExecute} throws. */
    public static final class FailingAfterwards extends ReadAccount {
        FailingAfterwards() {
            super("ann", user -> "committed");
        }

        @Override
        protected void postExecute() {
            throw new IllegalStateException("too late");
        }
    }

    @Test
    void cachesNothingThatCommandInvalidates() {
        CachePolicies policies = Specs.parse("<cache>"
                + CommandSpecs.readAccount("<cache-id/><invalidation>Account" + CommandSpecs.USER + "</invalidation>")
                + "</cache>");
        CommandCache cache = CommandCache.builder(policies, instance).build();

        cache.execute(new ReadAccount("ann", user -> "not cached"));

        assertThat(instance.size()).isZero();
    }
}
