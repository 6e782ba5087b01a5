package org.tradebench.app.web.admin;

import java.util.Arrays;
import java.util.List;
import org.tradebench.app.settings.CachingType;
import org.tradebench.app.settings.Choice;
import org.tradebench.app.settings.OrderProcessingMode;
import org.tradebench.app.settings.RuntimeMode;
import org.tradebench.app.settings.Setting;
import org.tradebench.app.settings.TradeSettings;
import org.tradebench.app.web.page.SettingView;

/** What each setting means, for the administrator. */
final class SettingTexts {

    private SettingTexts() {}

    /** All settings with their values of now. */
    static List<SettingView> of(TradeSettings settings) {
        return Arrays.stream(Setting.values())
                .map(setting -> new SettingView(
                        setting.name(),
                        settings.all().get(setting),
                        meaning(setting),
                        setting.allowed(),
                        choices(setting),
                        setting.atRunTime()))
                .toList();
    }

    static String meaning(Setting setting) {
        return switch (setting) {
            case RUNTIME_MODE -> "Who carries out the operations. Takes effect with the next request.";
            case ORDER_PROCESSING_MODE -> "When an order that was placed is completed, and by whom.";
            case CACHING_TYPE -> "What answers from memory instead of the database.";
            case MAX_USERS -> "Users of the population: uid:0 to one below this number.";
            case MAX_QUOTES -> "Quotes of the population: s:0 to one below this number.";
            case MARKET_SUMMARY_INTERVAL -> "Seconds that a market summary is shown; 0 makes a new one each time.";
            case DISPLAY_ORDER_ALERTS -> "Whether a page announces the orders that completed since the last one.";
            case TRADER_HASH_ROUNDS -> "Rounds of PBKDF2 for each password: what a login costs.";
            case TRADER_PRICE_SEED -> "Where the price changes start from: the same seed and orders, the same prices.";
        };
    }

    private static List<String> choices(Setting setting) {
        return switch (setting) {
            case RUNTIME_MODE -> words(RuntimeMode.values());
            case ORDER_PROCESSING_MODE -> words(OrderProcessingMode.values());
            case CACHING_TYPE -> words(CachingType.values());
            case DISPLAY_ORDER_ALERTS -> List.of("true", "false");
            default -> List.of();
        };
    }

    private static List<String> words(Choice[] choices) {
        return Arrays.stream(choices).map(Choice::word).toList();
    }
}
