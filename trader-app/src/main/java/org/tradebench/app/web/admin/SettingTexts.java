package org.tradebench.app.web.admin;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.tradebench.app.settings.TradeSetting;
import org.tradebench.app.settings.TradeSettings;
import org.tradebench.app.web.page.SettingView;

/** Explains each setting to the administrator on the configuration page. */
final class SettingTexts {
    private SettingTexts() {}

    static List<SettingView> of(TradeSettings settings) {
        return Arrays.stream(TradeSetting.values())
                .map(setting -> new SettingView(
                        setting.name(),
                        Objects.requireNonNull(settings.all().get(setting)),
                        meaning(setting),
                        setting.allowed(),
                        setting.choices(),
                        setting.atRunTime()))
                .toList();
    }

    static String meaning(TradeSetting setting) {
        return switch (setting) {
            case RUNTIME_MODE -> "How operations are executed. Takes effect with the next request.";
            case ORDER_PROCESSING_MODE -> "When and how an order is completed after it was placed.";
            case ORDER_SWEEP_AGE ->
                "Seconds after which the sweep completes an open order, whose message was lost or never sent.";
            case PUBLISH_QUOTES ->
                "Whether price changes are published to a topic, from which every server updates its live views.";
            case ACCESS_MODE -> "Whether the pages call the operations directly or by the web services.";
            case SOAP_ENDPOINT -> "The web service that such messages go to; empty means this server.";
            case TRADER_CORE_THREADS -> "The server's minimum number of threads.";
            case CACHING_TYPE -> "Which cache answers instead of the database.";
            case MAX_USERS -> "Users of the population: uid:0 to one below this number.";
            case MAX_QUOTES -> "Quotes of the population: s:0 to one below this number.";
            case MARKET_SUMMARY_INTERVAL -> "Seconds for which a market summary is reused; 0 computes each one anew.";
            case DISPLAY_ORDER_ALERTS -> "Whether a page announces the orders that completed since the last one.";
            case WORKLOAD_MIX -> "The mix that /scenario plays unless its request names one; Off disables the page.";
            case WEB_INTERFACE -> "How pages are rendered: by JSP, by JSP with pictures, or by Jakarta Faces.";
            case TRADER_EXPLAIN ->
                "Whether a user can see what the last page did: operations, answers from the cache, SQL. Off in measurements.";
            case EXTRA_WORK ->
                "Rounds of arithmetic that each request costs in addition: a known cost, to calibrate a measurement.";
            case PRIM_ITERATIONS -> "How often a primitive does its work in one request.";
            case TRADER_HASH_ROUNDS -> "PBKDF2 iterations for each password; they determine the cost of a login.";
            case PASSWORD_CHANGE ->
                "What a user must send to change the password. As DayTrader: the session is enough.";
            case TRADER_PRICE_SEED -> "The seed of price changes: the same seed and orders lead to the same prices.";
            case TRADER_TOKEN_MINUTES -> "Minutes for which a bearer token of the REST interface is valid.";
            case LIVE_CLIENTS -> "The maximum number of event streams and WebSockets together; more are rejected.";
            case LIVE_PUSH_INTERVAL ->
                "Milliseconds between two pushes to a live client; the next push includes all changes in between.";
            case LIVE_HEARTBEAT -> "Seconds of silence after which a live client is sent a heartbeat.";
            case LIVE_SEND_TIMEOUT ->
                "Seconds after which a client is dropped that accepts no push or answers no ping.";
            case LIVE_STREAM_SECONDS -> "Seconds after which an event stream ends; its client then reconnects.";
            case CACHE_SIZE -> "The maximum number of entries in memory. A change empties the cache.";
            case CACHE_EVICTION -> "Which entry is evicted when the cache is full. A change empties the cache.";
            case CACHE_SINGLE_FLIGHT ->
                "Whether concurrent misses of one entry share one database query. A change empties the cache.";
            case CACHE_INVALIDATE_BEFORE ->
                "Whether an update invalidates before its work instead of after its commit, as DynaCache does: the cache may then keep stale values. For experiments.";
            case TRADE_REPLICATION_SHARING_TYPE ->
                "How entries are shared with other servers: 1 not shared, 2 pushed, 3 pulled, 4 announced and pulled. A change empties the cache.";
            case CACHE_OFFLOAD -> "Whether entries that are evicted from memory go to disk.";
            case CACHE_OFFLOAD_DIRECTORY ->
                "The folder of entries on disk; a relative path is below the server's own folder.";
            case CACHE_OFFLOAD_ENTRIES -> "The maximum number of entries on disk; 0 means no limit.";
            case CACHE_OFFLOAD_EVICTION -> "Which entry is evicted when the disk is full.";
            case CACHE_CLUSTER -> "Whether the caches of several servers are kept coherent.";
            case CACHE_CLUSTER_NAME -> "The cluster's name; servers with the same name join.";
            case CACHE_CLUSTER_BIND_ADDRESS -> "The address by which the other members reach this one.";
            case CACHE_CLUSTER_PORT -> "The port by which the other members reach this one.";
            case CACHE_CLUSTER_DISCOVERY -> "How members find each other.";
            case CACHE_CLUSTER_MEMBERS ->
                "What the discovery needs: addresses with ports, a DNS name, or a multicast address.";
            case CACHE_CLUSTER_ENCRYPTED -> "Whether members use TLS, with the shared secret as proof of membership.";
            case CACHE_PUSH_INTERVAL -> "Milliseconds for which pushes and announcements are batched.";
            case CACHE_INVALIDATIONS_BATCHED -> "Whether invalidations are batched, too, instead of sent at once.";
            case CACHE_WAIT_FOR_CONFIRMATION ->
                "Whether an update returns only when every member has confirmed its invalidations.";
            case CACHE_CLUSTER_SIZE ->
                "Members of the complete cluster; 0 = unknown; missing members are not detected.";
            case CACHE_PARTITION -> "What a member does while members are missing.";
            case CACHE_PARTITION_STALENESS ->
                "The maximum age in seconds of an entry that is served while members are missing.";
            case CACHE_FENCE_AFTER ->
                "Seconds for which a server that has not heard from all others answers from its cache; 0 = always.";
        };
    }
}
