package org.tradebench.load.run;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.settings.RunArguments;
import org.tradebench.load.study.Study;
import org.tradebench.load.sut.Target;

/**
 * Describes which experiment to make, and how.
 *
 * @param call the command and its argument, without options: {@code experiment run modes}
 * @param study as its file describes it, at the file's own size
 * @param sizes levels instead of the file's own, by factor
 * @param staging whether to use the file's sizes for staging hardware
 * @param target what the trials run on
 * @param settings that replace the file's fixed ones, by word
 * @param blocks how often every level is measured
 * @param most blocks that a pilot of {@code blocks} may choose; null when {@code blocks} is the number
 * @param budget null: no bound
 * @param out the result folder; null for a new one
 * @param profile whether one more trial of each treatment is recorded after the blocks
 */
public record ExperimentRequest(
        String call,
        Study study,
        Map<String, List<String>> sizes,
        boolean staging,
        Target target,
        Map<String, String> settings,
        int blocks,
        @Nullable Integer most,
        @Nullable Duration budget,
        long seed,
        @Nullable Path out,
        boolean profile) {
    private static final String BY_STUDY = "experiment run ";

    public ExperimentRequest {
        sizes = Map.copyOf(sizes);
        settings = Map.copyOf(Setting.standardKeys(settings));
    }

    /** Returns the same with these levels instead of the file's own, by factor. */
    ExperimentRequest with(Map<String, List<String>> levels) {
        return new ExperimentRequest(
                call, study, levels, staging, target, settings, blocks, most, budget, seed, out, profile);
    }

    /** Returns the command that repeats it. */
    String command() {
        StringBuilder command = new StringBuilder("./trader ");
        boolean byStudy = call.startsWith(BY_STUDY);
        if (byStudy) {
            command.append(BY_STUDY)
                    .append(RunArguments.shellWord(call.substring(BY_STUDY.length())))
                    .append(" --target ")
                    .append(RunArguments.shellWord(target.settings().label()));
        } else {
            command.append(call);
        }
        if (staging) {
            command.append(" --size staging");
        }
        sizes.forEach((factor, levels) -> {
            if (byStudy) {
                command.append(" --only ").append(RunArguments.quoted(factor + "=" + String.join(",", levels)));
            } else if (study.experiment().injectsFaults()) {
                levels.forEach(fault -> command.append(" --fault ").append(RunArguments.quoted(fault)));
            } else {
                command.append(" --levels ").append(RunArguments.quoted(String.join(",", levels)));
            }
        });
        new TreeMap<>(settings)
                .forEach((setting, value) ->
                        command.append(" --set ").append(RunArguments.quoted(setting + "=" + value)));
        return command.append(" --blocks ")
                .append(most == null ? Integer.toString(blocks) : "auto:" + most)
                .append(" --seed ")
                .append(seed)
                .toString();
    }
}
