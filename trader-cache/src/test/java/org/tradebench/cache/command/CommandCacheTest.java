package org.tradebench.cache.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.Caches;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.policy.CachePolicies;
import org.tradebench.cache.policy.CacheSkip;
import org.tradebench.cache.policy.CacheSpecException;
import org.tradebench.cache.policy.Specs;
import org.tradebench.cache.service.CacheService;
import org.tradebench.cache.statistics.CacheCounter;

class CommandCacheTest {
    private static final String ID = ReadAccount.class.getName() + ":getUser=ann";

    private final CacheInstance instance = Caches.open(CacheSettings.named("commands"));
    private final AtomicInteger runs = new AtomicInteger();

    private CommandCache cache(CachePolicies policies) {
        return CommandCache.builder(policies, instance).build();
    }

    private CommandCache cache(String readAccount) {
        return cache(Specs.parse("<cache>" + CommandSpecs.readAccount(readAccount) + "</cache>"));
    }

    private ReadAccount read(String user) {
        return new ReadAccount(user, who -> who + runs.incrementAndGet());
    }

    @Test
    void runsOnceThenServesFromCache() {
        CommandCache cache = cache(CommandSpecs.accounts());

        ReadAccount first = cache.execute(read("ann"));
        ReadAccount second = cache.execute(read("ann"));
        ReadAccount other = cache.execute(read("bob"));

        assertThat(first.account()).isEqualTo("ann1");
        assertThat(second.account()).isEqualTo("ann1");
        assertThat(other.account()).isEqualTo("bob2");
        assertThat(first.getId()).isEqualTo(ID).isEqualTo(second.getId());
        assertThat(instance.inspect(ID))
                .hasValueSatisfying(
                        entry -> assertThat(entry.options().dependencyIds()).containsExactly("Account:ann"));
        assertThat(second.getEntryInfo())
                .hasValueSatisfying(info -> assertThat(info.dependencyIds()).containsExactly("Account:ann"));
    }

    @Test
    void countsHitsAndMissesPerCommand() {
        CommandCache cache = cache(CommandSpecs.accounts());

        cache.execute(read("ann"));
        cache.execute(read("ann"));
        cache.execute(read("ann"));

        String name = ReadAccount.class.getName();
        assertThat(instance.statistics().of(name, CacheCounter.MISSES)).isEqualTo(1);
        assertThat(instance.statistics().of(name, CacheCounter.MEMORY_HITS)).isEqualTo(2);
        assertThat(instance.statistics().of(CacheCounter.REQUESTS)).isEqualTo(3);
    }

    @Test
    void rejectsSecondExecutionWithoutReset() {
        CommandCache cache = cache(CommandSpecs.accounts());
        ReadAccount command = cache.execute(read("ann"));

        assertThatThrownBy(() -> cache.execute(command))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("call reset()");

        command.reset();
        command.setUser("bob");
        assertThat(cache.execute(command).account()).isEqualTo("bob2");
    }

    @Test
    void marksServedCommandAsExecuted() {
        CommandCache cache = cache(CommandSpecs.accounts());
        cache.execute(read("ann"));
        ReadAccount hit = cache.execute(read("ann"));

        assertThatThrownBy(() -> cache.execute(hit)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void rejectsCommandWithoutInputs() {
        CommandCache cache = cache(CommandSpecs.accounts());

        assertThatThrownBy(() -> cache.execute(read(null)))
                .isInstanceOf(UnsetInputsException.class)
                .hasMessageContaining(ReadAccount.class.getName());
        assertThat(runs).hasValue(0);
    }

    @Test
    void runsCommandWithoutPolicyOrId() {
        CommandCache without = cache(CachePolicies.none());
        CommandCache noId = cache("");

        for (CommandCache cache : new CommandCache[] {without, noId}) {
            ReadAccount command = cache.execute(read("ann"));
            assertThat(command.getId()).isNull();
            assertThat(command.getEntryInfo()).isEmpty();
        }
        assertThat(runs).hasValue(2);
        assertThat(instance.size()).isZero();
    }

    @Test
    void storesNothingWithDoNotCache() {
        CommandCache cache =
                cache("<property name='do-not-cache'>true</property><cache-id>" + CommandSpecs.USER + "</cache-id>");

        cache.execute(read("ann"));
        cache.execute(read("ann"));

        assertThat(runs).hasValue(2);
        assertThat(instance.size()).isZero();
    }

    @Test
    void bypassesCacheInSkippedRequest() {
        CommandCache cache = cache(CommandSpecs.accounts());
        cache.execute(read("ann"));

        CacheSkip.Scope skipping = CacheSkip.begin();
        try {
            assertThat(cache.execute(read("ann")).account()).isEqualTo("ann2");
            cache.execute(read("bob"));
        } finally {
            skipping.close();
        }

        assertThat(cache.execute(read("ann")).account()).isEqualTo("ann1");
        assertThat(instance.keySet()).containsExactly(ID);
    }

    @Test
    void cachesNothingWhenWorkThrows() {
        CommandCache cache = cache(CommandSpecs.accounts());

        assertThatThrownBy(() -> cache.execute(new ReadAccount("ann", user -> {
                    throw new IllegalArgumentException("no such user");
                })))
                .hasMessage("no such user");

        assertThat(instance.size()).isZero();
        assertThat(cache.execute(read("ann")).account()).isEqualTo("ann1");
    }

    @Test
    void cachesNoNullResult() {
        CommandCache cache = cache(CommandSpecs.accounts());

        assertThat(cache.execute(new ReadAccount("ann", user -> null)).account())
                .isNull();
        assertThat(instance.size()).isZero();
    }

    @Test
    void skipsWorkWhenPreExecuteReturnsTrue() {
        CommandCache cache = cache(CommandSpecs.accounts());
        StringBuilder order = new StringBuilder();

        class Hooked extends ReadAccount {
            private final boolean done;

            Hooked(boolean done) {
                super("ann", user -> order.append("work "));
                this.done = done;
            }

            @Override
            protected boolean preExecute() {
                order.append("before ");
                return done;
            }

            @Override
            protected void postExecute() {
                order.append("after ");
            }
        }

        cache.execute(new Hooked(false));
        cache.execute(new Hooked(true));
        assertThat(order).hasToString("before work after before after ");
    }

    @Test
    void servesFromCacheOrLeavesCommandUnchanged() {
        CommandCache cache = cache(CommandSpecs.accounts());
        ReadAccount command = read("ann");

        assertThat(cache.executeFromCache(command)).isFalse();
        assertThat(cache.execute(command).account()).isEqualTo("ann1");

        ReadAccount second = read("ann");
        assertThat(cache.executeFromCache(second)).isTrue();
        assertThat(second.account()).isEqualTo("ann1");
        assertThat(runs).hasValue(1);
    }

    @Test
    void updatesCacheUnlessInvalidated() {
        CommandCache cache = cache(CommandSpecs.accounts());
        ReadAccount command = read("ann");
        command.setOutputs("new");

        Lease lease = cache.lease(command);
        assertThat(cache.updateCache(command, lease)).isTrue();
        assertThat(cache.execute(read("ann")).account()).isEqualTo("new");

        instance.invalidate("Account:ann");
        assertThat(cache.updateCache(command, lease)).isFalse();
        assertThat(instance.size()).isZero();
    }

    @Test
    void doesNotCacheResultInvalidatedDuringRun() {
        CommandCache cache = cache(CommandSpecs.accounts());

        ReadAccount invalidated = cache.execute(new ReadAccount("ann", user -> {
            instance.invalidate("Account:ann");
            return "old";
        }));

        assertThat(invalidated.account()).isEqualTo("old");
        assertThat(instance.size()).isZero();
    }

    @Test
    void inheritsDependenciesOfCalledCommands() {
        CommandCache cache = cache(Specs.parse("<cache>"
                + CommandSpecs.entry(Page.class, "<cache-id><timeout>60</timeout></cache-id>")
                + CommandSpecs.readAccount("<cache-id>" + CommandSpecs.USER + "<timeout>30</timeout></cache-id>")
                + "</cache>"));

        for (String how : new String[] {"run", "hit"}) {
            cache.execute(new Page(cache));
            assertThat(instance.inspect(Page.class.getName()))
                    .as("callee: " + how)
                    .hasValueSatisfying(page -> {
                        assertThat(page.options().dependencyIds()).containsExactlyInAnyOrder("Account:ann", ID);
                        assertThat(page.options().timeToLive())
                                .isPositive()
                                .isLessThanOrEqualTo(Duration.ofSeconds(30));
                    });
            instance.invalidate(Page.class.getName());
            assertThat(instance.keySet()).containsExactly(ID);
        }

        cache.execute(new Page(cache));
        instance.invalidate("Account:ann");
        assertThat(instance.size()).isZero();
    }

    @Test
    void limitsCallerToRemainingLifetimeOfCallee() {
        AtomicLong nanos = new AtomicLong();
        try (CacheService service = CacheService.builder().nanoTime(nanos::get).build()) {
            CacheInstance timed = service.instance(CacheSettings.named("timed"));
            CommandCache cache = CommandCache.builder(
                            Specs.parse("<cache>"
                                    + CommandSpecs.entry(Page.class, "<cache-id/>")
                                    + CommandSpecs.readAccount(
                                            "<cache-id>" + CommandSpecs.USER + "<timeout>30</timeout></cache-id>")
                                    + "</cache>"),
                            timed)
                    .build();
            Runnable slowly = () -> nanos.addAndGet(Duration.ofSeconds(20).toNanos());

            cache.execute(new Page(cache, slowly));
            assertThat(timed.inspect(Page.class.getName()))
                    .hasValueSatisfying(
                            page -> assertThat(page.options().timeToLive()).isEqualTo(Duration.ofSeconds(10)));

            timed.invalidate(Page.class.getName());
            cache.execute(new Page(cache, slowly));
            assertThat(timed.inspect(Page.class.getName()))
                    .as("the account expired during the work of the page")
                    .isEmpty();
        }
    }

    /** A command whose work executes another. */
    public static final class Page extends CacheableCommand<RuntimeException> {
        private final CommandCache cache;
        private final Runnable rest;
        private Object text;

        Page(CommandCache cache) {
            this(cache, () -> {});
        }

        /** @param rest work to do after the other command */
        Page(CommandCache cache, Runnable rest) {
            this.cache = cache;
            this.rest = rest;
        }

        @Override
        public boolean isReadyToCallExecute() {
            return true;
        }

        @Override
        protected void performExecute() {
            ReadAccount callee = new ReadAccount("ann", user -> "account");
            callee.setCaller(this);
            text = "page of " + cache.execute(callee).account();
            rest.run();
        }

        @Override
        protected Object outputs() {
            return text;
        }

        @Override
        protected void setOutputs(Object outputs) {
            text = outputs;
        }
    }

    @Test
    void rejectsPolicyWithMissingMethod() {
        CommandCache cache = cache("<cache-id><component type='method' id='getUsr'/></cache-id>");

        assertThatThrownBy(() -> cache.execute(read("ann")))
                .isInstanceOf(CacheSpecException.class)
                .hasMessage(
                        "test.xml line 1, <component>: names method 'getUsr', which " + ReadAccount.class.getName()
                                + " does not have; expected the name of a public method without arguments that returns something");
    }

    @Test
    void usesInstanceNamedByPolicy() {
        CachePolicies policies = Specs.parse("<cache><cache-instance name='other'>"
                + CommandSpecs.readAccount("<cache-id/>") + "</cache-instance></cache>");
        CacheInstance other = Caches.open(CacheSettings.named("other"));

        assertThatThrownBy(() -> cache(policies)).hasMessageContaining("there is none of that name");
        CommandCache.builder(policies, instance).instance(other).build().execute(read("ann"));

        assertThat(instance.size()).isZero();
        assertThat(other.keySet()).isEqualTo(Set.of(ReadAccount.class.getName()));
    }
}
