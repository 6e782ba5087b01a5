package org.tradebench.load.document;

import org.tradebench.load.statistics.PairedRatio;
import org.tradebench.load.study.Study;
import org.tradebench.load.study.estimate.ClaimResult;

/**
 * A paper's finding, and what became of it here.
 *
 * @param source the paper
 * @param figure the paper's own number, as it is quoted
 * @param ratio of the two levels here; null when it was not measured
 * @param atEqualSpeed the same with the machine's own speed taken out, of a finding of throughput; null when it is not known
 * @param outcome confirmed, contradicted, too small to see here, too few blocks to say, not measured, needs staging hardware
 * @param needs what this machine cannot give it; null when it can be tested here
 */
public record FindingDocument(
        String study,
        String source,
        String finding,
        String figure,
        String measure,
        String level,
        String against,
        String at,
        PairedRatio ratio,
        PairedRatio atEqualSpeed,
        String outcome,
        String needs) {
    /** One of a study's. */
    public static FindingDocument of(Study study, ClaimResult result) {
        return new FindingDocument(
                study.name(),
                study.source(),
                result.claim().text(),
                result.claim().figure(),
                result.claim().measure().name(),
                result.claim().level(),
                result.claim().against(),
                result.claim().at(),
                result.ratio(),
                result.pace(),
                result.outcome().words(),
                result.claim().needs());
    }
}
