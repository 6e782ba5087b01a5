package org.tradebench.app.web.page;

import java.util.List;

/**
 * Describes a setting on the configuration page.
 *
 * @param allowed what it may be, for people
 * @param choices all words that it may have; empty when there are too many to list
 * @param atRunTime whether the page can change it
 */
public record SettingView(
        String name, String value, String meaning, String allowed, List<String> choices, boolean atRunTime) {}
