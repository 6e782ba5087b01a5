package org.tradebench.app.web.admin;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.maintenance.DataJob;
import org.tradebench.app.settings.TradeSettings;
import org.tradebench.app.web.page.JobView;
import org.tradebench.app.web.page.SettingView;

/**
 * Holds what the configuration page shows.
 *
 * @param job the last population or reset
 */
public record ConfigView(List<SettingView> settings, int maxUsers, int maxQuotes, JobView job) {
    static ConfigView of(TradeSettings settings, @Nullable DataJob job) {
        return new ConfigView(
                SettingTexts.of(settings),
                settings.now().maxUsers(),
                settings.now().maxQuotes(),
                JobViews.of(job));
    }
}
