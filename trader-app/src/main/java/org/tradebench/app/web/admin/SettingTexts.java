package org.tradebench.app.web.admin;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.tradebench.app.settings.CachingType;
import org.tradebench.app.settings.Choice;
import org.tradebench.app.settings.EvictionChoice;
import org.tradebench.app.settings.OperationAccess;
import org.tradebench.app.settings.OrderProcessingMode;
import org.tradebench.app.settings.PasswordChange;
import org.tradebench.app.settings.QuotePublishing;
import org.tradebench.app.settings.RuntimeMode;
import org.tradebench.app.settings.TradeSetting;
import org.tradebench.app.settings.TradeSettings;
import org.tradebench.app.settings.WebInterface;
import org.tradebench.app.settings.WorkloadMix;
import org.tradebench.app.web.page.SettingView;

/** What each setting means, for the administrator. */
final class SettingTexts {

    private SettingTexts() {}

    /** All settings with their values of now. */
    static List<SettingView> of(TradeSettings settings) {
        return Arrays.stream(TradeSetting.values())
                .map(setting -> new SettingView(
                        setting.name(),
                        Objects.requireNonNull(settings.all().get(setting)),
                        meaning(setting),
                        setting.allowed(),
                        choices(setting),
                        setting.atRunTime()))
                .toList();
    }

    static String meaning(TradeSetting setting) {
        return switch (setting) {
            case RUNTIME_MODE -> "Who carries out the operations. Takes effect with the next request.";
            case ORDER_PROCESSING_MODE -> "When an order that was placed is completed, and by whom.";
            case ORDER_SWEEP_AGE ->
                "Seconds that an order may be open before the sweep completes it: its message was lost, or never sent.";
            case PUBLISH_QUOTES ->
                "Whether price changes go to a topic, by which every server's live views learn of them.";
            case ACCESS_MODE -> "Whether the pages call the operations, or send messages to the web services.";
            case SOAP_ENDPOINT -> "Where such messages go; empty: to this very server.";
            case TRADER_CORE_THREADS -> "Threads that the server has at least.";
            case CACHING_TYPE -> "What answers from memory instead of the database.";
            case MAX_USERS -> "Users of the population: uid:0 to one below this number.";
            case MAX_QUOTES -> "Quotes of the population: s:0 to one below this number.";
            case MARKET_SUMMARY_INTERVAL -> "Seconds that a market summary is shown; 0 makes a new one each time.";
            case DISPLAY_ORDER_ALERTS -> "Whether a page announces the orders that completed since the last one.";
            case WORKLOAD_MIX -> "What /scenario plays when its request does not say; Off: nothing, for anybody.";
            case WEB_INTERFACE -> "What draws the pages: JSPs, JSPs with pictures, or the views of Jakarta Faces.";
            case PRIM_ITERATIONS -> "How often a primitive does its work in one request.";
            case TRADER_HASH_ROUNDS -> "Rounds of PBKDF2 for each password: what a login costs.";
            case PASSWORD_CHANGE ->
                "What a user must send to have another password. As DayTrader: nothing but their session.";
            case TRADER_PRICE_SEED -> "Where the price changes start from: the same seed and orders, the same prices.";
            case TRADER_TOKEN_MINUTES -> "Minutes that a bearer token of the REST interface lives.";
            case LIVE_CLIENTS -> "Event streams and WebSockets at most, together; further ones are refused.";
            case LIVE_PUSH_INTERVAL ->
                "Milliseconds between two pushes to a live client; what changes in between is in the next one.";
            case LIVE_HEARTBEAT -> "Seconds of silence after which a live client is asked for a sign of life.";
            case LIVE_SEND_TIMEOUT ->
                "Seconds that a push may take to leave, and a WebSocket's client to answer a ping, before it is dropped.";
            case LIVE_STREAM_SECONDS -> "Seconds after which an event stream ends, so that its client comes again.";
            case CACHE_SIZE -> "Entries that the cache holds in memory. A change empties it.";
            case CACHE_EVICTION -> "Which entry goes when the cache is full. A change empties it.";
            case CACHE_SINGLE_FLIGHT ->
                "Whether those who miss one entry together ask the database once. A change empties the cache.";
            case CACHE_INVALIDATE_BEFORE ->
                "Whether an update invalidates before its work instead of after its commit, as DynaCache does: the cache may then keep old values. For experiments.";
            case TRADE_REPLICATION_SHARING_TYPE ->
                "What other servers learn of an entry: 1 not shared, 2 pushed, 3 pulled, 4 announced and pulled. A change empties the cache.";
            case CACHE_OFFLOAD -> "Whether entries that memory has no room for go to disk.";
            case CACHE_OFFLOAD_DIRECTORY ->
                "Where they go; below the server's own folder unless it begins at the root.";
            case CACHE_OFFLOAD_ENTRIES -> "Entries on disk at most; 0: no limit.";
            case CACHE_OFFLOAD_EVICTION -> "Which entry goes when the disk is full.";
            case CACHE_CLUSTER -> "Whether the caches of several servers keep each other fresh.";
            case CACHE_CLUSTER_NAME -> "Servers of one name find each other.";
            case CACHE_CLUSTER_BIND_ADDRESS -> "The address by which the other members reach this one.";
            case CACHE_CLUSTER_PORT -> "The port by which the other members reach this one.";
            case CACHE_CLUSTER_DISCOVERY -> "How members find each other.";
            case CACHE_CLUSTER_MEMBERS ->
                "What the discovery needs: addresses with ports, a DNS name, or a multicast address.";
            case CACHE_CLUSTER_ENCRYPTED -> "Whether members speak by TLS: encrypted, each proved to know the secret.";
            case CACHE_PUSH_INTERVAL -> "Milliseconds that pushes and announcements wait for company.";
            case CACHE_INVALIDATIONS_BATCHED -> "Whether invalidations wait with them instead of leaving at once.";
            case CACHE_WAIT_FOR_CONFIRMATION ->
                "Whether an update returns only when every member has confirmed its invalidations.";
            case CACHE_CLUSTER_SIZE -> "Members of the whole cluster; 0: nobody knows, and nobody is missed.";
            case CACHE_PARTITION -> "What a member does while it sees fewer of them.";
            case CACHE_PARTITION_STALENESS -> "Seconds that an entry may be served at most while members are missing.";
        };
    }

    private static List<String> choices(TradeSetting setting) {
        return switch (setting) {
            case RUNTIME_MODE -> words(RuntimeMode.values());
            case ORDER_PROCESSING_MODE -> words(OrderProcessingMode.values());
            case PUBLISH_QUOTES -> words(QuotePublishing.values());
            case ACCESS_MODE -> words(OperationAccess.values());
            case CACHING_TYPE -> words(CachingType.values());
            case PASSWORD_CHANGE -> words(PasswordChange.values());
            case WORKLOAD_MIX -> words(WorkloadMix.values());
            case WEB_INTERFACE -> words(WebInterface.values());
            case CACHE_EVICTION -> words(EvictionChoice.values());
            case DISPLAY_ORDER_ALERTS, CACHE_SINGLE_FLIGHT, CACHE_INVALIDATE_BEFORE -> List.of("true", "false");
            default -> List.of();
        };
    }

    private static List<String> words(Choice[] choices) {
        return Arrays.stream(choices).map(Choice::word).toList();
    }
}
