package org.tradebench.app.primitives.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;

class BoundsTest {
    @Test
    void acceptsBodyUpToMaximumSize() throws IOException {
        assertThat(BoundedBody.read(new ByteArrayInputStream(new byte[BoundedBody.MAX])))
                .hasValueSatisfying(bytes -> assertThat(bytes).hasSize(BoundedBody.MAX));
        assertThat(BoundedBody.read(new ByteArrayInputStream(new byte[BoundedBody.MAX + 1])))
                .isEmpty();
    }

    @Test
    void stopsReadingEndlessBodyAtBound() throws IOException {
        AtomicLong read = new AtomicLong();
        InputStream endless = new InputStream() {
            @Override
            public int read() {
                read.incrementAndGet();
                return 'x';
            }

            @Override
            public int read(byte[] into, int offset, int length) {
                read.addAndGet(length);
                return length;
            }
        };
        assertThat(BoundedBody.read(endless)).isEmpty();
        assertThat(read.get()).isEqualTo(BoundedBody.MAX + 1L);
    }

    @Test
    void rejectsRequestUntilPermitIsReturned() {
        Permits permits = new Permits(2, "things");
        permits.take();
        permits.take();

        assertThat(permits.tryTake()).isFalse();
        assertThatThrownBy(permits::take)
                .isInstanceOfSatisfying(
                        TradeException.class, full -> assertThat(full.reason()).isEqualTo(Reason.UNAVAILABLE))
                .hasMessageContaining("2 things");
        permits.giveBack();
        assertThat(permits.tryTake()).isTrue();
    }
}
