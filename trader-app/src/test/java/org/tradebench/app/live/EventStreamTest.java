package org.tradebench.app.live;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.eclipse.microprofile.metrics.Counter;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.junit.jupiter.api.Test;
import org.tradebench.app.settings.LiveSettings;

class EventStreamTest {
    private static final LiveSettings LIMITS = new LiveSettings(
            10, Duration.ofMillis(100), Duration.ofSeconds(15), Duration.ofSeconds(10), Duration.ofHours(1));

    private final Connection connection = new Connection();
    private final Views views = new Views();
    private final List<String> ends = new ArrayList<>();
    private final AsyncContext async = proxy(AsyncContext.class, ends);
    private final EventStream stream = new EventStream(views, async, connection);

    @Test
    void writesContentWhenWritingBecomesPossible() {
        views.show(1, "[1]");
        stream.push();
        assertThat(connection.text()).isEmpty();

        stream.onWritePossible();

        assertThat(connection.text()).isEqualTo("id: 1\ndata: [1]\n\n");
    }

    @Test
    void sendsOnlyLatestVersionToSlowClient() {
        views.show(1, "[1]");
        stream.onWritePossible();
        connection.ready = false;
        for (int version = 2; version < 1_000; version++) {
            views.show(version, "[" + version + "]");
            stream.push();
        }
        assertThat(connection.text()).endsWith("[1]\n\n");

        connection.ready = true;
        stream.onWritePossible();

        assertThat(connection.text()).endsWith("data: [1]\n\nid: 999\ndata: [999]\n\n");
    }

    @Test
    void isOverdueOnlyWhileWriteIsPending() {
        stream.onWritePossible();
        long later = System.nanoTime() + Duration.ofSeconds(11).toNanos();
        assertThat(stream.isOverdue(later, LIMITS)).isFalse();

        connection.ready = false;
        views.show(2, "[2]");
        stream.push();

        assertThat(stream.isOverdue(System.nanoTime(), LIMITS)).isFalse();
        assertThat(stream.isOverdue(later, LIMITS)).isTrue();
        connection.ready = true;
        stream.onWritePossible();
        assertThat(stream.isOverdue(later, LIMITS)).isFalse();
    }

    @Test
    void isOverdueWhileWriteBlocks() throws InterruptedException {
        stream.onWritePossible();
        connection.stalls = true;
        views.show(2, "[2]");
        Thread writer = new Thread(stream::push);
        writer.start();
        connection.stalled.await();
        long later = System.nanoTime() + Duration.ofSeconds(11).toNanos();

        assertThat(stream.isOverdue(System.nanoTime(), LIMITS)).isFalse();
        assertThat(stream.isOverdue(later, LIMITS)).isTrue();

        // Ending the stream does not wait for the writer.
        stream.close();
        assertThat(ends).isEmpty();
        connection.free.countDown();
        writer.join();
        assertThat(ends).containsExactly("complete");
    }

    @Test
    void sendsCommentAsHeartbeat() {
        stream.onWritePossible();
        String before = connection.text();
        stream.checkHeartbeat(System.nanoTime(), LIMITS);
        assertThat(connection.text()).isEqualTo(before);

        stream.checkHeartbeat(System.nanoTime() + Duration.ofSeconds(16).toNanos(), LIMITS);

        assertThat(connection.text()).isEqualTo(before + ":\n\n");
    }

    @Test
    void endsBrokenConnectionOnce() {
        stream.onWritePossible();
        connection.broken = true;
        views.show(2, "[2]");
        stream.push();
        stream.close();

        assertThat(views.removed).containsExactly(stream);
        assertThat(ends).containsExactly("complete");
    }

    @Test
    void endsAfterMaximumLifetime() {
        stream.onWritePossible();
        stream.checkHeartbeat(System.nanoTime() + Duration.ofMinutes(61).toNanos(), LIMITS);

        assertThat(views.removed).containsExactly(stream);
        assertThat(ends).containsExactly("complete");
    }

    /** An output whose readiness, failures and stalls the test controls. */
    private static final class Connection extends ServletOutputStream {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private boolean ready = true;
        private boolean broken;
        private volatile boolean stalls;
        private final CountDownLatch stalled = new CountDownLatch(1);
        private final CountDownLatch free = new CountDownLatch(1);

        String text() {
            return bytes.toString(StandardCharsets.UTF_8);
        }

        @Override
        public boolean isReady() {
            return ready;
        }

        @Override
        public void setWriteListener(WriteListener listener) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void write(int one) throws IOException {
            if (broken) {
                throw new IOException("broken");
            }
            assertThat(ready).isTrue();
            stall();
            bytes.write(one);
        }

        private void stall() throws IOException {
            if (stalls) {
                stalled.countDown();
                try {
                    free.await();
                } catch (InterruptedException e) {
                    throw new IOException(e);
                }
            }
        }

        @Override
        public void flush() {
            assertThat(ready).isTrue();
        }
    }

    private static final class Views extends LiveViews {
        private final LiveMetrics liveMetrics = new LiveMetrics(proxy(MetricRegistry.class, new ArrayList<>()));
        private final List<LiveClient> removed = new ArrayList<>();
        private LiveContent shown = LiveContent.event(0, "{}", "[]");

        void show(long version, String data) {
            shown = LiveContent.event(version, "{}", data);
        }

        @Override
        LiveContent prices() {
            return shown;
        }

        @Override
        LiveSettings limits() {
            return LIMITS;
        }

        @Override
        LiveMetrics metrics() {
            return liveMetrics;
        }

        @Override
        void remove(LiveClient client) {
            removed.add(client);
        }

        @Override
        void end(LiveClient client) {
            client.close();
        }

        @Override
        void write(Runnable work) {
            work.run();
        }
    }

    /** A proxy that records the names of called methods, and whose counters count nothing. */
    private static <T> T proxy(Class<T> type, List<String> called) {
        return type.cast(Proxy.newProxyInstance(
                EventStreamTest.class.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
                    called.add(method.getName());
                    return method.getReturnType() == Counter.class ? proxy(Counter.class, new ArrayList<>()) : null;
                }));
    }
}
