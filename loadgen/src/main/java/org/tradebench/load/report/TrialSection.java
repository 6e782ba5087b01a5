package org.tradebench.load.report;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.report.chart.Columns;
import org.tradebench.load.report.chart.Element;
import org.tradebench.load.results.ResultFolder;

/** Lists every trial with the result of its validity checks and a link to its own report. */
public final class TrialSection {
    private TrialSection() {}

    public static Element draw(Path folder, List<TrialRecord> trials) {
        Columns<TrialRecord> columns = new Columns<TrialRecord>()
                .add("block", trial -> Integer.toString(trial.block()))
                .add("level", TrialRecord::treatment)
                .add("result", trial -> Element.finding(trial.result()))
                .add("steady", TrialSection::steady)
                .add("because", trial -> trial.failure() == null ? reasons(trial.reasons()) : trial.failure())
                .add("folder", trial -> link(folder, trial.folder()));
        return Element.section(
                "Trials and their validity checks",
                columns.table(
                        caption(folder, trials.stream().map(TrialRecord::folder).toList()), trials));
    }

    private static Object steady(TrialRecord trial) {
        if (!trial.counts()) {
            return "–";
        }
        String seconds = String.format(
                Locale.ROOT,
                "%,.0f of %,.0f s",
                trial.comparable().steadySeconds(),
                trial.comparable().intervalSeconds());
        return Element.of("span", seconds).with("class", "whole");
    }

    static Element reasons(List<String> reasons) {
        return Element.of("span", String.join("; ", reasons));
    }

    /** Links to a trial's report; a trial whose folder was not kept has a name only. */
    static Element link(Path folder, String trial) {
        return isThere(folder, trial)
                ? Element.of("a", trial).with("href", trial + "/" + ResultFolder.REPORT)
                : Element.of("span", trial);
    }

    static String caption(Path folder, List<String> trials) {
        return trials.stream().anyMatch(trial -> isThere(folder, trial))
                ? "In the order in which they were measured"
                : "In the order in which they were measured; their own folders are not here";
    }

    private static boolean isThere(Path folder, String trial) {
        return Files.isRegularFile(folder.resolve(trial).resolve(ResultFolder.REPORT));
    }
}
