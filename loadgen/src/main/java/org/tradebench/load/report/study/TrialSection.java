package org.tradebench.load.report.study;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.tradebench.load.experiment.record.TrialRecord;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Table;

/** Every trial of a study with the result of its validity checks. */
final class TrialSection {
    private TrialSection() {}

    static Element draw(Path folder, List<TrialRecord> trials) {
        List<String> folders = trials.stream().map(TrialRecord::folder).toList();
        Table table = new Table(
                TrialFolder.caption("In the order in which they were made", folder, folders),
                "block",
                "level",
                "result",
                "steady",
                "because",
                "folder");
        for (TrialRecord trial : trials) {
            String result = trial.result().name();
            table.row(
                    Integer.toString(trial.block()),
                    trial.treatment(),
                    Element.of("span", result).with("class", "finding " + result.toLowerCase(Locale.ROOT)),
                    trial.counts()
                            ? Element.of(
                                            "span",
                                            String.format(
                                                    Locale.ROOT,
                                                    "%.0f of %.0f s",
                                                    trial.comparable().steadySeconds(),
                                                    trial.comparable().windowSeconds()))
                                    .with("class", "whole")
                            : "–",
                    trial.failure() == null ? String.join("; ", trial.reasons()) : trial.failure(),
                    TrialFolder.cell(folder, trial.folder()));
        }
        return Element.of("section", Element.of("h2", "Trials and their validity checks"), table.element());
    }
}
