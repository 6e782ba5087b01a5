package org.tradebench.app.settings;

import java.time.Duration;
import java.util.Map;

/**
 * Bounds what the clients of the live views may cost.
 *
 * @param clients event streams and WebSockets together, at most
 * @param pushInterval between two pushes to one client
 * @param heartbeat silence after which a client is asked for a sign of life
 * @param sendTimeout that a message may take to leave, and a client to answer a ping
 * @param streamTime after which an event stream ends
 */
public record LiveSettings(
        int clients, Duration pushInterval, Duration heartbeat, Duration sendTimeout, Duration streamTime) {
    static LiveSettings of(Map<TradeSetting, String> texts) {
        return new LiveSettings(
                TradeSetting.LIVE_CLIENTS.number(texts),
                Duration.ofMillis(TradeSetting.LIVE_PUSH_INTERVAL.number(texts)),
                Duration.ofSeconds(TradeSetting.LIVE_HEARTBEAT.number(texts)),
                Duration.ofSeconds(TradeSetting.LIVE_SEND_TIMEOUT.number(texts)),
                Duration.ofSeconds(TradeSetting.LIVE_STREAM_SECONDS.number(texts)));
    }
}
