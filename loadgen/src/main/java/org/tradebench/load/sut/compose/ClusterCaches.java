package org.tradebench.load.sut.compose;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.server.Administrator;
import org.tradebench.load.sut.CacheReading;
import org.tradebench.load.telemetry.CacheSample;

/**
 * Adds up the cache counters of all servers of a cluster. A server that does not answer is counted with its last values, because a server that is down makes no
 * lookups.
 */
final class ClusterCaches implements Supplier<CacheSample> {
    private final Administrators administrators;
    private final Consumer<String> notes;
    private final Map<String, ServerCache> caches = new TreeMap<>();

    /**
     * @param administrators have a session on every server
     * @param notes receives a sentence for each server that does not answer
     */
    ClusterCaches(Administrators administrators, Consumer<String> notes) {
        this.administrators = administrators;
        this.notes = notes;
        administrators.servers().forEach(server -> caches.put(server, new ServerCache()));
    }

    @Override
    public synchronized CacheSample get() {
        try {
            for (Map.Entry<String, ServerCache> cache : caches.entrySet()) {
                read(cache.getKey())
                        .ifPresentOrElse(
                                sample -> cache.getValue().update(sample),
                                () -> notes.accept("the cache metrics of " + cache.getKey()
                                        + " could not be read for a while: the last known values were used meanwhile"));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Failure.of("interrupted while reading the cache metrics of the cluster", e);
        }
        List<CacheSample> samples = caches.values().stream()
                .map(ServerCache::total)
                .filter(Objects::nonNull)
                .toList();
        if (samples.size() < caches.size()) {
            throw Failure.of("not every application server has reported its cache metrics yet");
        }
        return sum(System.currentTimeMillis(), samples);
    }

    private Optional<CacheSample> read(String server) throws InterruptedException {
        Optional<Administrator> session = administrators.of(server);
        if (session.isEmpty()) {
            return Optional.empty();
        }
        try {
            CacheSample sample = CacheReading.sample(
                    System.currentTimeMillis(), session.get().cacheMetrics());
            if (administrators.isOf(session.get(), server)) {
                return Optional.of(sample);
            }
        } catch (Failure silent) {
            // A restarted server has lost the session; one that is down does not answer.
        }
        administrators.drop(server);
        return Optional.empty();
    }

    /** Adds samples up. Where servers name different settings, the sum names all of them, which no requested configuration does. */
    static CacheSample sum(long time, List<CacheSample> samples) {
        Map<String, Long> counters = new TreeMap<>();
        Map<String, Map<String, Long>> templates = new TreeMap<>();
        for (CacheSample one : samples) {
            CacheReading.add(counters, one.counters());
            one.templates()
                    .forEach((template, counted) ->
                            CacheReading.add(templates.computeIfAbsent(template, t -> new TreeMap<>()), counted));
        }
        List<Integer> sharing =
                samples.stream().map(CacheSample::sharingPolicy).distinct().toList();
        return new CacheSample(
                time,
                Objects.requireNonNullElse(distinct(samples, CacheSample::caching), ""),
                samples.stream().allMatch(CacheSample::databaseInSight),
                samples.size(),
                samples.stream().mapToLong(CacheSample::maxEntries).sum(),
                samples.stream().mapToLong(CacheSample::entries).sum(),
                distinct(samples, CacheSample::eviction),
                sharing.size() == 1 ? sharing.get(0) : -1,
                samples.stream().anyMatch(CacheSample::disk),
                counters,
                templates);
    }

    private static @Nullable String distinct(List<CacheSample> samples, Function<CacheSample, @Nullable String> text) {
        List<String> values = new ArrayList<>(
                samples.stream().map(text).filter(Objects::nonNull).distinct().toList());
        return values.isEmpty() ? null : values.stream().collect(Collectors.joining(" / "));
    }
}
