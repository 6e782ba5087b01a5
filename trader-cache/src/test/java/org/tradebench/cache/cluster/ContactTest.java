package org.tradebench.cache.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.coherence.Origin;

class ContactTest {
    private final Origin first = Origin.random();
    private final Origin second = Origin.random();
    private final Contact contact = new Contact(Duration.ofNanos(100), 0);

    private long ask(long now) {
        return contact.ask(Set.of(first, second), now).orElseThrow();
    }

    @Test
    void isRecentUntilLimitAfterStart() {
        assertThat(contact.isRecent(99)).isTrue();
        assertThat(contact.isRecent(100)).isFalse();
    }

    @Test
    void countsAgeFromRequestThatAllAnswered() {
        long request = ask(50);
        contact.answered(request, first);
        assertThat(contact.isRecent(120)).as("one answer is missing").isFalse();

        contact.answered(request, second);

        assertThat(contact.isRecent(120)).isTrue();
        assertThat(contact.isRecent(149)).isTrue();
        assertThat(contact.isRecent(150)).as("age counts from the request").isFalse();
    }

    @Test
    void repeatsRequestUntilAllHaveAnswered() {
        long request = ask(10);
        assertThat(ask(30)).isEqualTo(request);

        contact.answered(request, first);
        contact.answered(request, second);

        assertThat(contact.isRecent(109)).isTrue();
        assertThat(contact.isRecent(110))
                .as("age counts from the first request")
                .isFalse();
        assertThat(ask(50)).isNotEqualTo(request);
    }

    @Test
    void replacesRequestThatIsTooOld() {
        long old = ask(0);
        long request = ask(100);
        assertThat(request).isNotEqualTo(old);

        contact.answered(old, first);
        contact.answered(old, second);

        assertThat(contact.isRecent(150)).isFalse();
    }

    @Test
    void ignoresAnswersToRequestOfEarlierView() {
        long request = ask(50);
        contact.answered(request, first);

        contact.viewed();
        contact.answered(request, second);

        assertThat(contact.isRecent(120)).isFalse();
    }

    @Test
    void isRecentWithoutOtherMembers() {
        assertThat(contact.ask(Set.of(), 500)).isEmpty();

        assertThat(contact.isRecent(599)).isTrue();
    }
}
