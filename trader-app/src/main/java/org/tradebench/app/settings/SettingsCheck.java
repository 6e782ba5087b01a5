package org.tradebench.app.settings;

import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.interceptor.Interceptor;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.population.TradeDatabase;

/** Checks the environment before anything else does. */
@ApplicationScoped
class SettingsCheck {
    void onStart(
            @Observes @Priority(Interceptor.Priority.PLATFORM_BEFORE) @Initialized(ApplicationScoped.class)
                    Object application) {
        try {
            SettingValues.of(System.getenv());
            TradeDatabase.of(System.getenv());
        } catch (TradeException bad) {
            StartFailure.halt(String.valueOf(bad.getMessage()));
        }
    }
}
