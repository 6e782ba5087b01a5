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

    private final String word;
    private final String setting;

    AccessMode(String word, String setting) {
        this.word = word;
        this.setting = setting;
    }

    /** Returns the word of command line, run files and results. */
    @JsonValue
    public String word() {
        return word;
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

    /** Finds a mode by its word. */
    public static Optional<AccessMode> of(String word) {
        return Arrays.stream(values()).filter(mode -> mode.word().equals(word)).findFirst();
    }
}
