package org.tradebench.load.report.study;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.results.ResultFolder;

/** Where a trial's own report is: a link to it, or the folder's name alone where the folder was not kept. */
final class TrialFolder {
    private TrialFolder() {}

    /**
     * The cell of a table.
     *
     * @param result folder of what the trial belongs to
     */
    static Element cell(Path result, String trial) {
        return isThere(result, trial)
                ? Element.of("a", trial).with("href", trial + "/" + ResultFolder.REPORT)
                : Element.of("span", trial);
    }

    /** A table's caption; it says so where there is no trial's report to go to. */
    static String caption(String words, Path result, List<String> trials) {
        return trials.stream().anyMatch(trial -> isThere(result, trial))
                ? words
                : words + "; their own folders are not here";
    }

    private static boolean isThere(Path result, String trial) {
        return Files.isRegularFile(result.resolve(trial).resolve(ResultFolder.REPORT));
    }
}
