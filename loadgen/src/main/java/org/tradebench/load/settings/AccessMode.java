package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Optional;

/** Selects how the application's pages call its operations. */
public enum AccessMode {
    /** Pages call the operations. */
    STANDARD("standard", "Standard"),
    /** Pages send messages to the application's web services. */
    WEB_SERVICES("web-services", "WebServices");

    private final String label;
    private final String setting;

    AccessMode(String label, String setting) {
        this.label = label;
        this.setting = setting;
    }

    /** Returns its label on the command line, in run files and in results. */
    @JsonValue
    public String label() {
        return label;
    }

    /** Returns the value of the application's setting ACCESS_MODE. */
    public String setting() {
        return setting;
    }

    /** Finds a mode by the application's setting, in any case. */
    public static Optional<AccessMode> ofSetting(String setting) {
        return Arrays.stream(values())
                .filter(mode -> mode.setting().equalsIgnoreCase(setting))
                .findFirst();
    }

    /** Finds a mode by its label. */
    public static Optional<AccessMode> of(String label) {
        return Arrays.stream(values())
                .filter(mode -> mode.label().equals(label))
                .findFirst();
    }
}
