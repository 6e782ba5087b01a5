package org.tradebench.load.cli.output;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.analysis.LayerCost;
import org.tradebench.load.experiment.analysis.OpenResult;
import org.tradebench.load.experiment.analysis.TreatmentResult;
import org.tradebench.load.statistics.Difference;
import org.tradebench.load.statistics.Line;
import org.tradebench.load.statistics.NestedRatio;
import org.tradebench.load.statistics.PairedRatio;
import org.tradebench.load.statistics.Scalability;
import org.tradebench.load.statistics.Spread;
import org.tradebench.load.study.StudyResult;

/**
 * Defines the JSON that {@code trader experiment run NAME --json} and the commands that run one experiment write: what follows from the trials. The trials
 * themselves are in the folder's {@code study.json}.
 *
 * @param valid whether every level could be compared with the baseline
 * @param warnings what has to be known before a ratio is used
 * @param resolution the minimum detectable difference, in a sentence
 * @param ended why no further trial was made
 * @param cells in the order of the plan
 * @param laws the Universal Scalability Law, where it could be fitted
 * @param updates operations per second over the measured share of updates in percent, where there are several
 * @param openModel response and service times by offered rate, and the rate that meets each limit; null in the closed model
 * @param layers CPU costs of the layers of the server that some levels use and others do not; mostly none
 * @param slices how throughput relative to the baseline scattered over rounds and replicates, by level; mostly none
 */
public record StudyDocument(
        String study,
        String title,
        String folder,
        String report,
        boolean valid,
        List<String> warnings,
        String resolution,
        int trials,
        double hours,
        @Nullable String ended,
        List<CellDocument> cells,
        List<FindingsDocument.FindingDocument> findings,
        Map<String, Scalability> laws,
        Map<String, Line> updates,
        @Nullable OpenResult openModel,
        List<LayerCost> layers,
        Map<String, NestedRatio> slices) {
    /**
     * Describes a combination of levels over all blocks.
     *
     * @param trials that count
     * @param leftOut that were INVALID or failed
     * @param ratios to the baseline of the same block
     * @param differences the outcome of each ratio
     */
    public record CellDocument(
            String cell,
            boolean baseline,
            int trials,
            int leftOut,
            Map<Measure, Spread> metrics,
            Map<Measure, PairedRatio> ratios,
            Map<Measure, Difference> differences) {
        private static CellDocument of(TreatmentResult cell) {
            return new CellDocument(
                    cell.treatment().label(),
                    cell.baseline(),
                    cell.trials(),
                    cell.excluded(),
                    cell.metrics(),
                    cell.ratios(),
                    cell.differences());
        }
    }

    private static Map<String, NestedRatio> slices(StudyResult result) {
        Map<String, NestedRatio> slices = new LinkedHashMap<>();
        result.made().slices().forEach(of -> slices.put(of.treatment().label(), of.throughput()));
        return slices;
    }

    /** Returns the document of a study that was made. */
    public static StudyDocument of(StudyResult result, Path folder, Path report) {
        ExperimentRecord record = result.record();
        return new StudyDocument(
                result.study().name(),
                result.study().title(),
                folder.toString(),
                report.toString(),
                result.valid(),
                result.warnings(),
                result.resolution(),
                record.trials().size(),
                record.hours(),
                record.ended(),
                result.treatments().stream().map(CellDocument::of).toList(),
                result.findings().stream()
                        .map(finding -> FindingsDocument.FindingDocument.of(result.study(), finding))
                        .toList(),
                result.made().laws(),
                result.made().updates(),
                result.made().open(),
                result.made().layers(),
                slices(result));
    }
}
