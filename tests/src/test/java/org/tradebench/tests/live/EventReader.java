package org.tradebench.tests.live;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.AtomicInteger;

/** A client of server-sent events that reads all it gets, on threads that it shares with others. */
public final class EventReader implements Flow.Subscriber<String>, AutoCloseable {

    private final CompletableFuture<HttpResponse<Void>> answer;
    private final AtomicInteger events = new AtomicInteger();
    private volatile Flow.Subscription subscription;
    private volatile String last = "";
    private volatile boolean ended;

    private EventReader(HttpClient client, URI root) {
        HttpRequest request = HttpRequest.newBuilder(URI.create(root + "/rest/broadcastevents"))
                .header("Accept", "text/event-stream")
                .build();
        answer = client.sendAsync(request, BodyHandlers.fromLineSubscriber(this));
    }

    public static EventReader open(HttpClient client, URI root) {
        return new EventReader(client, root);
    }

    /** Events so far. */
    int events() {
        return events.get();
    }

    /** The data of the last event. */
    public String last() {
        return last;
    }

    /** Whether the server has ended the stream. */
    boolean hasEnded() {
        return ended;
    }

    @Override
    public void onSubscribe(Flow.Subscription begun) {
        subscription = begun;
        begun.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(String line) {
        if (line.startsWith("data: ")) {
            last = line.substring("data: ".length());
            events.incrementAndGet();
        }
    }

    @Override
    public void onError(Throwable failure) {
        ended = true;
    }

    @Override
    public void onComplete() {
        ended = true;
    }

    @Override
    public void close() {
        Flow.Subscription begun = subscription;
        if (begun != null) {
            begun.cancel();
        }
        answer.cancel(true);
    }
}
