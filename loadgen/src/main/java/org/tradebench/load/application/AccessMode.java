package org.tradebench.load.application;

import java.util.Arrays;
import java.util.Optional;

/** How the application's pages reach its operations. */
public enum AccessMode {
    /** By a call. */
    STANDARD("standard", "Standard"),
    /** By a message to its web services. */
    WEB_SERVICES("web-services", "WebServices");

    private final String word;
    private final String setting;

    AccessMode(String word, String setting) {
        this.word = word;
        this.setting = setting;
    }

    /** The word of the command line and of the results. */
    public String word() {
        return word;
    }

    /** The value of the application's setting ACCESS_MODE. */
    public String setting() {
        return setting;
    }

    /** The mode of a setting, in any case. */
    public static Optional<AccessMode> ofSetting(String setting) {
        return Arrays.stream(values())
                .filter(mode -> mode.setting().equalsIgnoreCase(setting))
                .findFirst();
    }

    /** The mode of a word. */
    public static Optional<AccessMode> of(String word) {
        return Arrays.stream(values()).filter(mode -> mode.word().equals(word)).findFirst();
    }
}
