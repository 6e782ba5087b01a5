package org.tradebench.cache.digest;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.service.CacheService;
import org.tradebench.cache.spi.ContentDigest;

/** Checks which entries have equal digests, by which members compare their contents. */
class DigestsTest {
    private record Share(String symbol, BigDecimal price, List<Integer> lots) {}

    /** A class without {@code equals}, {@code hashCode} and {@code toString}. */
    private static final class Silent {}

    private static CacheInstance cache(CacheService service) {
        return service.instance(CacheSettings.named("compared"));
    }

    private static ContentDigest digest(CacheInstance cache) {
        return Digests.of(cache.entries());
    }

    @Test
    void ignoresOrderLifetimesAndGroups() {
        try (CacheService one = CacheService.builder().build();
                CacheService other = CacheService.builder().build()) {
            cache(one).put("a", new Share("s:1", new BigDecimal("10.50"), List.of(1, 2)));
            cache(one).put("b", "text");
            cache(other)
                    .put(
                            "b",
                            "text",
                            EntryOptions.DEFAULT
                                    .withTimeToLive(Duration.ofHours(1))
                                    .withDependencyIds(Set.of("group")));
            cache(other).put("a", new Share("s:1", new BigDecimal("10.5"), new ArrayList<>(List.of(1, 2))));

            assertThat(digest(cache(one))).isEqualTo(digest(cache(other)));
            assertThat(digest(cache(one)).entries()).isEqualTo(2);
        }
    }

    @Test
    void contentsDigestDependsOnValue() {
        try (CacheService one = CacheService.builder().build();
                CacheService other = CacheService.builder().build()) {
            cache(one).put("a", new Share("s:1", BigDecimal.TEN, List.of(1, 2)));
            cache(other).put("a", new Share("s:1", BigDecimal.TEN, List.of(2, 1)));

            assertThat(digest(cache(one)).ids()).isEqualTo(digest(cache(other)).ids());
            assertThat(digest(cache(one)).contents())
                    .isNotEqualTo(digest(cache(other)).contents());
        }
    }

    @Test
    void detectsSwappedValues() {
        try (CacheService one = CacheService.builder().build();
                CacheService other = CacheService.builder().build()) {
            cache(one).put("a", 1);
            cache(one).put("b", 2);
            cache(other).put("a", 2);
            cache(other).put("b", 1);

            assertThat(digest(cache(one)).contents())
                    .isNotEqualTo(digest(cache(other)).contents());
        }
    }

    @Test
    void formatsDigests() {
        assertThat(Digests.of(java.util.stream.Stream.empty())).isEqualTo(new ContentDigest(0, 0, 0));
        assertThat(new ContentDigest(1, 255, -1).idsText()).isEqualTo("00000000000000ff");
        assertThat(new ContentDigest(1, 255, -1).contentsText()).isEqualTo("ffffffffffffffff");
    }

    static List<List<Object>> equalPairs() {
        Map<String, Integer> map = new LinkedHashMap<>(Map.of("b", 2));
        map.put("a", 1);
        return List.of(
                List.of(new BigDecimal("1.0"), new BigDecimal("1.000")),
                List.of(new HashSet<>(List.of("a", "b", "c")), new HashSet<>(List.of("c", "b", "a"))),
                List.of(map, Map.of("a", 1, "b", 2)),
                List.of(List.of(1, 2), Arrays.asList(1, 2)),
                List.of(new byte[] {1, 2}, new byte[] {1, 2}),
                List.of(Optional.of("x"), Optional.of("x")),
                List.of(new Silent(), new Silent()));
    }

    @ParameterizedTest
    @MethodSource("equalPairs")
    void hashesEqualValuesEqually(List<Object> pair) {
        assertThat(ValueHash.of(pair.get(0))).isEqualTo(ValueHash.of(pair.get(1)));
    }

    static List<List<Object>> differentPairs() {
        return List.of(
                List.of(7, "7"),
                List.of(7, 7L),
                List.of(1.5d, 1.5f),
                List.of(true, "true"),
                List.of("", List.of()),
                List.of(List.of(), Set.of()),
                List.of(List.of("a", "b"), List.of("ab")),
                List.of(List.of(List.of("a"), List.of()), List.of(List.of(), List.of("a"))),
                List.of(Map.of("a", "b"), Map.of("b", "a")),
                List.of(Optional.empty(), Optional.of("")),
                List.of(TimeUnit.DAYS, TimeUnit.HOURS),
                List.of(TimeUnit.DAYS, "DAYS"),
                List.of(Instant.EPOCH, Instant.EPOCH.plusNanos(1)),
                List.of(new byte[] {1, 2}, new byte[] {2, 1}),
                List.of(new Silent(), "Silent"));
    }

    @ParameterizedTest
    @MethodSource("differentPairs")
    void hashesDifferentValuesDifferently(List<Object> pair) {
        assertThat(ValueHash.of(pair.get(0))).isNotEqualTo(ValueHash.of(pair.get(1)));
    }

    /** The expected hashes are constants because members of other builds and machines must compute the same ones. */
    @Test
    void hashDoesNotDependOnProcess() {
        assertThat(ValueHash.of("s:1")).isEqualTo(267381486709880645L);
        assertThat(ValueHash.of(TimeUnit.DAYS)).isEqualTo(-1319743616608590433L);
        assertThat(ValueHash.of(Map.of("a", List.of(1, 2)))).isEqualTo(-6599690219939521272L);
    }
}
