package org.tradebench.app.caching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.tradebench.app.caching.Remembering.ME;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.app.caching.Bank.Read;
import org.tradebench.app.caching.command.TradeCommands;
import org.tradebench.app.caching.entity.EntityReads;
import org.tradebench.app.caching.mode.CachingStages;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.Refusals;
import org.tradebench.app.domain.RowsReplaced;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.services.IdempotencyKey;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.settings.CachingSettings;
import org.tradebench.app.settings.CachingType;
import org.tradebench.app.settings.TradeSettings;
import org.tradebench.cache.AnnouncedUpdate;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.UnconfirmedException;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.service.CacheService;
import org.tradebench.cache.spi.ClusterMembership;
import org.tradebench.cache.spi.Replica;
import org.tradebench.cache.spi.Replication;

/** Checks that a server empties its cache and continues although other servers do not confirm the invalidation in time. */
class UnconfirmedTest {
    private final Remembering.ScriptedMonitor monitor = new Remembering.ScriptedMonitor();
    private final TradeSettings settings = new TradeSettings();
    private final TradeCache cache = new TradeCache(settings, new SilentClusterParts(), monitor) {
        @Override
        public boolean waitsForConfirmation() {
            return true;
        }
    };

    @Test
    void forgetsReplacedRowsWithoutConfirmation() {
        CacheInstance instance = filledCache();
        assertThatCode(() -> cache.forget(new RowsReplaced())).doesNotThrowAnyException();
        assertThat(instance.size()).isZero();
    }

    @Test
    void detectsLostDatabaseWithoutConfirmation() {
        CacheInstance instance = filledCache();
        assertThatCode(() -> monitor.report(false)).doesNotThrowAnyException();
        assertThat(cache.isWatchConnected()).isFalse();
        assertThat(instance.size()).isZero();
        monitor.report(true);
        assertThat(cache.isWatchConnected()).isTrue();
    }

    @Test
    void reportsMissingConfirmation() {
        CacheInstance instance = filledCache();
        assertThatThrownBy(cache::clearConfirmed).isInstanceOf(UnconfirmedException.class);
        assertThat(instance.size()).isZero();
    }

    static Stream<CachingType> cachingTypes() {
        return Remembering.types();
    }

    @ParameterizedTest
    @MethodSource("cachingTypes")
    void answersCommittedOrderWithoutConfirmation(CachingType type) {
        Bank bank = new Bank();
        TradeServices services = services(type, bank);
        services.getAccountData(ME);
        assertThat(bank.readsOf(Read.ACCOUNT)).isOne();

        Order order = services.buy(ME, "s:1", 1, IdempotencyKey.NONE);

        assertThat(order.symbol()).isEqualTo("s:1");
        services.getAccountData(ME);
        assertThat(bank.readsOf(Read.ACCOUNT)).isOne();
    }

    @ParameterizedTest
    @MethodSource("cachingTypes")
    void reportsUnknownOutcomeWithoutConfirmation(CachingType type) {
        Bank bank = new Bank();
        TradeServices services = services(type, bank);
        TradeException unknown = Refusals.outcomeUnknown();
        bank.failAfterNextChange(unknown);

        assertThatThrownBy(() -> services.buy(ME, "s:1", 1, IdempotencyKey.NONE))
                .isSameAs(unknown);
    }

    private TradeServices services(CachingType type, Bank bank) {
        settings.change(Map.of("CACHING_TYPE", type.label()));
        TradeCommands commands = new TradeCommands(cache, Remembering.policies());
        return new CachingStages(settings, cache, commands, new EntityReads()).answering(bank);
    }

    private CacheInstance filledCache() {
        settings.change(Map.of("CACHING_TYPE", "DistributedMap"));
        CacheInstance instance = cache.answers();
        instance.put("a", "b");
        assertThat(instance.size()).isOne();
        return instance;
    }

    private static final class SilentClusterParts extends CacheParts {
        @Override
        CacheService service(CachingSettings settings, Optional<String> clusterSecret) {
            return CacheService.builder().cluster(new SilentCluster()).build();
        }
    }

    /** A cluster whose members never confirm. */
    private static final class SilentCluster implements ClusterMembership, Replication {
        private final Origin self = Origin.random();

        @Override
        public Origin self() {
            return self;
        }

        @Override
        public Replication join(Replica replica) {
            return this;
        }

        @Override
        public void leave(Replica replica) {}

        @Override
        public void stored(EntrySnapshot entry, boolean replaced) {}

        @Override
        public Optional<EntrySnapshot> ask(Object id, SharingPolicy policy) {
            return Optional.empty();
        }

        @Override
        public void invalidated(long number, Set<Object> names, InvalidationCause cause) {}

        @Override
        public void flush() {
            throw new UnconfirmedException("no member answers");
        }

        @Override
        public void aliased(Object id, Set<Object> aliases, boolean added) {}

        @Override
        public AnnouncedUpdate announce(Set<Object> names) {
            return () -> {};
        }
    }
}
