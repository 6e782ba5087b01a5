package org.tradebench.cache.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.AnnouncedUpdate;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.service.CacheService;
import org.tradebench.cache.spi.ClusterMembership;
import org.tradebench.cache.spi.Replica;
import org.tradebench.cache.spi.Replication;

/** Checks that commands bypass the cache of a member that may have missed invalidations. */
class FencedCommandsTest {
    private static final String ID = ReadAccount.class.getName() + ":getUser=ann";

    private final AtomicBoolean mayAnswer = new AtomicBoolean(true);
    private final AtomicInteger runs = new AtomicInteger();
    private final CacheService service = CacheService.builder()
            .cluster(new FencedCluster(Origin.random(), mayAnswer::get))
            .build();
    private final CacheInstance instance = service.instance(CacheSettings.named("commands"));
    private final CommandCache cache =
            CommandCache.builder(CommandSpecs.accounts(), instance).build();

    @AfterEach
    void close() {
        service.close();
    }

    private ReadAccount read() {
        return new ReadAccount("ann", user -> runs.incrementAndGet());
    }

    @Test
    void runsCommandWhileMemberMayNotAnswer() {
        assertThat(cache.execute(read()).account()).isEqualTo(1);
        mayAnswer.set(false);

        assertThat(cache.execute(read()).account()).isEqualTo(2);
        assertThat(cache.executeFromCache(read())).isFalse();
        assertThat(instance.servable(ID)).isEmpty();
        assertThat(instance.inspect(ID)).as("for administrators").isPresent();

        mayAnswer.set(true);
        assertThat(cache.execute(read()).account()).isEqualTo(2);
    }

    /** A cluster without other members, whose fence the test controls. */
    private record FencedCluster(Origin self, BooleanSupplier mayAnswer) implements ClusterMembership, Replication {
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
        public void flush() {}

        @Override
        public void aliased(Object id, Set<Object> aliases, boolean added) {}

        @Override
        public Optional<BooleanSupplier> freshness() {
            return Optional.of(mayAnswer);
        }

        @Override
        public AnnouncedUpdate announce(Set<Object> names) {
            return () -> {};
        }
    }
}
