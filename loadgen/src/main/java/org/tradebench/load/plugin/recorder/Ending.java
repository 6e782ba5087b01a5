package org.tradebench.load.plugin.recorder;

import org.jspecify.annotations.Nullable;

/**
 * Lists how a run can end.
 *
 * @param how complete, interrupted or failed
 * @param reason one line; null when complete
 */
record Ending(String how, @Nullable String reason) {
    static Ending complete() {
        return new Ending("complete", null);
    }

    static Ending interrupted(String reason) {
        return new Ending("interrupted", reason);
    }

    static Ending failed(String reason) {
        return new Ending("failed", reason);
    }
}
