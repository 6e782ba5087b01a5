package org.tradebench.load.cli.option;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Defines the option {@code --out}, which names the folder of a new result. */
public final class ResultFolderOption {
    @Option(
            names = {"-o", "--out"},
            paramLabel = "FOLDER",
            description = "Result folder, new or empty (default: a new one in target/trader/results).")
    private @Nullable Path folder;

    /** Returns the folder; null: a new one. */
    public @Nullable Path folder() {
        return folder;
    }
}
