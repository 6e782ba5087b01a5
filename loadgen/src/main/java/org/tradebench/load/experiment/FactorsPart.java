package org.tradebench.load.experiment;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads the factors of an experiment file: what varies, its levels, and the settings that a level sets. */
final class FactorsPart {
    private FactorsPart() {}

    /** Reads one or two factors, whose levels are compared or crossed. */
    static List<Factor> factors(YamlNode node) {
        List<Factor> factors = new ArrayList<>();
        node.entries().forEach((name, factor) -> factors.add(factor(name, factor)));
        if (factors.isEmpty() || factors.size() > 2) {
            throw node.wrong(factors.size() + " factors: expected one or two");
        }
        if (factors.get(0).levels().size() < 2 && !factors.get(0).sets(Setting.FAULTS)) {
            throw node.wrong("the first factor has one level: expected two or more, to compare them");
        }
        Set<Setting> first = settingsOf(factors.get(0));
        if (factors.size() == 2 && settingsOf(factors.get(1)).stream().anyMatch(first::contains)) {
            throw node.wrong("both factors change the same setting: expected independent factors");
        }
        return factors;
    }

    /** Returns every setting that a level of the factor sets. */
    static Set<Setting> settingsOf(Factor factor) {
        Set<Setting> all = new LinkedHashSet<>();
        factor.levels().forEach(level -> all.addAll(level.settings().keySet()));
        return all;
    }

    private static Factor factor(String name, YamlNode node) {
        Map<String, YamlNode> entries = node.entries(YamlNode.keys("baseline", "levels"));
        if (!entries.containsKey("levels")) {
            throw node.wrong("factor '" + name + "' has no 'levels': expected a list of them");
        }
        List<Level> levels = levels(name, entries.get("levels"));
        YamlNode baseline = entries.get("baseline");
        String label = baseline == null ? levels.get(0).label() : baseline.text();
        Factor factor = new Factor(name, label, levels);
        if (baseline != null && factor.level(label).isEmpty()) {
            throw baseline.wrong("'" + label + "' is no level of " + name + ": expected one of "
                    + String.join(", ", levels.stream().map(Level::label).toList()));
        }
        return factor;
    }

    /** Reads levels: a list of values of the setting that the factor is named after, or settings by label. */
    static List<Level> levels(String factor, YamlNode node) {
        List<Level> levels = new ArrayList<>();
        if (node.isMapping()) {
            node.entries().forEach((label, level) -> levels.add(new Level(label, settings(level))));
        } else {
            Setting setting = Setting.of(factor)
                    .orElseThrow(() ->
                            node.wrong("'" + factor + "' is no setting, so its levels need settings of their own: "
                                    + "expected 'label: {setting: value}'"));
            for (YamlNode item : node.items()) {
                levels.add(new Level(item.text(), Map.of(setting, value(setting, item))));
            }
        }
        if (levels.isEmpty()) {
            throw node.wrong("factor '" + factor + "' has no levels: expected two or more");
        }
        if (levels.stream().map(Level::label).distinct().count() < levels.size()) {
            throw node.wrong("duplicate level of '" + factor + "': expected each level once");
        }
        return levels;
    }

    /** Reads settings by their words. */
    static Map<Setting, String> settings(YamlNode node) {
        Map<Setting, String> settings = new EnumMap<>(Setting.class);
        node.entries().forEach((key, value) -> {
            Setting setting = Setting.of(key)
                    .orElseThrow(() -> value.wrong("'" + key + "' is no setting: expected one of " + Setting.keys()));
            if (settings.put(setting, value(setting, value)) != null) {
                throw value.wrong("'" + key + "' sets " + setting.key() + " again: expected each setting once");
            }
        });
        return settings;
    }

    /** Reads a value that the setting accepts. */
    static String value(Setting setting, YamlNode node) {
        String value = node.text();
        if (!setting.accepts(value)) {
            throw node.wrong(setting.key() + ": expected " + setting.validValues() + ", got '" + value + "'");
        }
        return value;
    }
}
