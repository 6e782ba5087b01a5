package org.tradebench.load.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import org.tradebench.load.processes.JitCompiler;
import org.tradebench.load.study.Setting;

/**
 * What {@code --size quick} sets. JVMs that compile by C1 alone stand still after some ten thousand requests, so that a trial takes a minute, not three, and blocks
 * enough fit into an hour. It measures C1's code: docs/study-runner.md says what that weakens.
 */
final class QuickSize {
    /** As the command line would say it. */
    static final String WORDS = "--set compiler=c1 --set warmup=15000 --set window=15";

    private static final Map<String, String> SETTINGS = Map.of(
            Setting.COMPILER.word(), JitCompiler.C1.word(),
            Setting.WARMUP.word(), "15000",
            Setting.WINDOW.word(), "15");

    private QuickSize() {}

    /** With what the person sets, which wins. */
    static Map<String, String> with(Map<String, String> given) {
        Map<String, String> settings = new LinkedHashMap<>(SETTINGS);
        settings.putAll(given);
        return settings;
    }
}
