package org.tradebench.load.experiment;

import java.util.List;
import java.util.Optional;

/**
 * Describes what an experiment varies.
 *
 * @param baseline label of the level that the others are divided by
 * @param levels two or more, in the order of charts and tables
 */
public record Factor(String name, String baseline, List<Level> levels) {
    public Factor {
        levels = List.copyOf(levels);
    }

    /** Returns the level of a label. */
    public Optional<Level> level(String label) {
        return levels.stream().filter(level -> level.label().equals(label)).findFirst();
    }

    /** Returns the setting whose numbers make an axis: each level sets it and nothing else, except what warms the system up for it. */
    public Optional<Setting> axis() {
        List<Setting> first = varied(levels.get(0));
        return first.size() == 1
                        && first.get(0).isNumber()
                        && levels.stream().allMatch(level -> varied(level).equals(first))
                ? Optional.of(first.get(0))
                : Optional.empty();
    }

    private static List<Setting> varied(Level level) {
        return level.settings().keySet().stream()
                .filter(setting -> setting != Setting.WARMUP || level.settings().size() == 1)
                .toList();
    }

    /** Returns whether one of its levels sets it. */
    public boolean sets(Setting setting) {
        return levels.stream().anyMatch(level -> level.settings().containsKey(setting));
    }

    /** Returns the same factor with these levels only, in this order. */
    Factor with(List<Level> others) {
        boolean kept = others.stream().anyMatch(level -> level.label().equals(baseline));
        return new Factor(name, kept ? baseline : others.get(0).label(), others);
    }
}
