package org.tradebench.load.cli.experiment;

import picocli.CommandLine.Option;

/** Defines the option {@code --profile} of an experiment. */
final class ProfileOption {
    @Option(
            names = "--profile",
            description =
                    "After the blocks make one more trial of each level by itself, whose application JDK Flight Recorder records: flame graphs, and what each level adds to the baseline. "
                            + "They are part of no ratio, and of no --budget. Targets embedded and compose.")
    private boolean profile;

    boolean isRequested() {
        return profile;
    }
}
