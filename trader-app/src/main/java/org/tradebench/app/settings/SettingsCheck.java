package org.tradebench.app.settings;

import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.interceptor.Interceptor;
import org.tradebench.app.domain.TradeException;

/**
 * Looks at the environment before anything else does. A bad value ends the server, which serves this
 * application only, with one line and a status that a supervisor sees: to run on with another value
 * than the one that was asked for would spoil a measurement unnoticed.
 */
@ApplicationScoped
class SettingsCheck {

    /** As of bad input to any command of this project. */
    private static final int BAD_INPUT = 2;

    void onStart(
            @Observes @Priority(Interceptor.Priority.PLATFORM_BEFORE) @Initialized(ApplicationScoped.class)
                    Object application) {
        try {
            SettingValues.of(System.getenv());
        } catch (TradeException bad) {
            System.err.println("The application cannot start: " + bad.getMessage());
            System.err.flush();
            // Not exit: its hooks would wait for the start of this very application, with stack traces.
            Runtime.getRuntime().halt(BAD_INPUT);
        }
    }
}
