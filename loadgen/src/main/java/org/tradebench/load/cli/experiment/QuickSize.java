package org.tradebench.load.cli.experiment;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.tradebench.load.experiment.ForkMode;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.settings.JitCompiler;
import org.tradebench.load.study.Study;

/**
 * Applies {@code --size quick}. JVMs that compile by C1 alone reach a steady state after some ten thousand requests, so that a trial takes a minute, not three,
 * and enough blocks fit into an hour. It measures C1's code: docs/methodology.md says what that weakens.
 */
final class QuickSize {
    /** The size as options of the command line. */
    static final String WORDS = "--set compiler=c1, and at most warmup=15000, duration=15 and pre-warming=5000";

    private static final Map<Setting, Integer> MAX =
            Map.of(Setting.WARMUP, 15_000, Setting.DURATION, 15, Setting.PRE_WARMING, 5000);

    private QuickSize() {}

    /**
     * Returns the settings of the size; those that were given win. Where the study's file has a smaller number already, that stays: under a small CPU quota
     * fewer requests take long enough.
     */
    static Map<String, String> with(Study study, Map<String, String> given) {
        Map<String, String> settings = new LinkedHashMap<>();
        // What levels set of their own, such as warm-ups of clusters of different sizes, they keep.
        if (isFree(study, Setting.COMPILER)) {
            settings.put(Setting.COMPILER.key(), JitCompiler.C1.label());
        }
        if (isFree(study, Setting.WARMUP)) {
            settings.put(Setting.WARMUP.key(), atMost(study, Setting.WARMUP));
        }
        // The slices of an interleaved experiment determine how long it measures.
        if (study.experiment().fork() != ForkMode.INTERLEAVED && isFree(study, Setting.DURATION)) {
            settings.put(Setting.DURATION.key(), atMost(study, Setting.DURATION));
        }
        if (study.fixed().containsKey(Setting.PRE_WARMING)) {
            settings.put(Setting.PRE_WARMING.key(), atMost(study, Setting.PRE_WARMING));
        }
        settings.putAll(Setting.standardKeys(given));
        return settings;
    }

    private static boolean isFree(Study study, Setting setting) {
        return study.experiment().factors().stream().noneMatch(factor -> factor.sets(setting));
    }

    /** Returns the study's own number where that is smaller. A warm-up that is {@code steady} instead of a number is replaced. */
    private static String atMost(Study study, Setting setting) {
        int most = Objects.requireNonNull(MAX.get(setting));
        String own = study.fixed().getOrDefault(setting, "");
        return own.matches("[0-9]{1,9}") && Integer.parseInt(own) < most ? own : Integer.toString(most);
    }
}
