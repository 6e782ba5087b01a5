package org.tradebench.app.live;

import jakarta.websocket.CloseReason;
import jakarta.websocket.SendResult;
import jakarta.websocket.Session;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.settings.LiveSettings;

/** Sends to one WebSocket client, one message at a time. */
final class SocketClient implements LiveClient {
    /** Maximum requests of one client that are being answered or whose answers wait to be sent. */
    private static final int MAX_PENDING = 4;

    private static final CloseReason SLOW =
            new CloseReason(CloseReason.CloseCodes.TRY_AGAIN_LATER, "Too slow, or no answer to a ping.");

    private final LiveViews views;
    private final Session session;
    private final SerialTask turn = new SerialTask(this::send);
    private final Queue<String> answers = new ConcurrentLinkedQueue<>();
    private final AtomicInteger pendingAnswers = new AtomicInteger();

    private volatile boolean pingRequested;
    private volatile boolean pinged;
    private volatile boolean busy;
    private volatile long busySince;
    private volatile long heardAt = System.nanoTime();
    private volatile long pingedAt;

    // Only for the thread that runs send().
    private long sentPrices;
    private long sentSummary;

    SocketClient(LiveViews views, Session session) {
        this.views = views;
        this.session = session;
        sentPrices = views.prices().version();
        sentSummary = views.summary().version();
    }

    /**
     * Answers a request on a thread of the application, because the server's message threads lack the context that the services need. Further requests of a
     * client that does not read the answers are ignored.
     */
    void answer(Supplier<String> answer) {
        if (pendingAnswers.incrementAndGet() > MAX_PENDING) {
            pendingAnswers.decrementAndGet();
            return;
        }
        views.threads().answer(() -> {
            answers.add(answer.get());
            turn.trigger();
        });
    }

    /** Records that a message or the answer to a ping has come. */
    void recordActivity() {
        heardAt = System.nanoTime();
        pinged = false;
    }

    @Override
    public boolean showsSummary() {
        return true;
    }

    @Override
    public void push() {
        turn.trigger();
    }

    @Override
    public void checkHeartbeat(long now, LiveSettings limits) {
        if (!pinged && !pingRequested && now - heardAt > limits.heartbeat().toNanos()) {
            pingRequested = true;
            turn.trigger();
        }
    }

    @Override
    public boolean isOverdue(long now, LiveSettings limits) {
        long timeout = limits.sendTimeout().toNanos();
        return (busy && now - busySince > timeout) || (pinged && now - pingedAt > timeout);
    }

    @Override
    public void close() {
        try {
            session.close(SLOW);
        } catch (IOException | IllegalStateException gone) {
            // It was gone already.
        }
    }

    private void send() {
        if (busy || !session.isOpen()) {
            return;
        }
        String text = next();
        if (text == null && !pingRequested) {
            return;
        }
        busySince = System.nanoTime();
        busy = true;
        if (text == null) {
            pingRequested = false;
            views.threads().ping(this::ping);
            return;
        }
        views.metrics().sent();
        try {
            session.getAsyncRemote().sendText(text, this::sent);
        } catch (RuntimeException closed) {
            views.remove(this);
            views.end(this);
        }
    }

    private @Nullable String next() {
        String answer = answers.poll();
        if (answer != null) {
            pendingAnswers.decrementAndGet();
            return answer;
        }
        LiveContent prices = views.prices();
        if (prices.version() != sentPrices) {
            sentPrices = prices.version();
            return prices.text();
        }
        LiveContent summary = views.summary();
        if (summary.version() != sentSummary) {
            sentSummary = summary.version();
            return summary.text();
        }
        return null;
    }

    private void sent(SendResult result) {
        if (result.isOK()) {
            busy = false;
            turn.trigger();
        } else {
            views.drop(this);
        }
    }

    /** Pings on a thread that may block, because the server writes a ping blocking. */
    private void ping() {
        try {
            pingedAt = System.nanoTime();
            pinged = true;
            session.getAsyncRemote().sendPing(ByteBuffer.allocate(0));
            busy = false;
            turn.trigger();
        } catch (IOException | IllegalStateException | IllegalArgumentException gone) {
            views.drop(this);
        }
    }
}
