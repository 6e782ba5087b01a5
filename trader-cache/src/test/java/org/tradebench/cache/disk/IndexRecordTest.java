package org.tradebench.cache.disk;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class IndexRecordTest {
    private static final Instant CREATED = Instant.ofEpochSecond(7);
    private static final Duration INACTIVITY = Duration.ofMinutes(4);

    /** Such a record lacks the time of the last hit; the time of creation is used instead. */
    @Test
    void readsRecordOfEarlierRelease() {
        IndexRecord read = IndexRecord.of(
                List.of(1L, "id", Set.of("group"), Set.of("alias"), CREATED, Optional.empty(), INACTIVITY, 10));

        assertThat(read.isInactive(CREATED.plus(Duration.ofMinutes(3)))).isFalse();
        assertThat(read.isInactive(CREATED.plus(INACTIVITY))).isTrue();
        assertThat(IndexRecord.of(read.toValue())).isEqualTo(read);
    }
}
